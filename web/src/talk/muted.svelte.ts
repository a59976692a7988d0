// Whom this browser does not want to hear, at any table.

const KEY = 'regnum-muted';
const MOST = 200; // the latest

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

let muted = $state.raw<string[]>(stored());

export function isMuted(voice: string | null): boolean {
  return voice !== null && muted.includes(voice);
}

export function mute(voice: string, isSo: boolean): void {
  const others = muted.filter((each) => each !== voice);
  muted = isSo ? [...others, voice].slice(-MOST) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // A browser that stores nothing forgets it with the page.
  }
}
