/** Do seed and salt give the hash that was shown from the start? Null where a browser cannot say. */
export async function isCommitmentKept(
  commitment: string,
  seed: string,
  salt: string,
): Promise<boolean | null> {
  if (!('subtle' in crypto)) return null;
  const text = new TextEncoder().encode(`${seed}/${salt}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
