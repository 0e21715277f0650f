/** The fingerprint a server publishes before the first card: SHA-256 of "seed:salt", in hexadecimal. */

export async function fingerprint(seed: string, salt: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${salt}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
