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
