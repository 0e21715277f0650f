/** Small things kept in this browser; where storage is refused they live as long as the page. */

const fallback = new Map<string, string>();

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function read<T>(key: string, otherwise: T): T {
  const text = storage()?.getItem(`watershed.${key}`) ?? fallback.get(key);
  if (text === undefined || text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    storage()?.setItem(`watershed.${key}`, text);
  } catch {
    return;
  }
}

/** Forgets everything that is kept here but the `stays`. */
export function forgetAllBut(...stays: string[]): void {
  const kept = storage();
  for (const key of Object.keys(kept ?? {}))
    if (key.startsWith("watershed.") && !stays.includes(key.slice("watershed.".length))) kept?.removeItem(key);
  for (const key of fallback.keys()) if (!stays.includes(key)) fallback.delete(key);
}
