// What a screen reader is told, politely: sentences that come together are said together.

const WAIT_MS = 250;
let spoken = $state('');
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announcement(): string {
  return spoken;
}

export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const said = waiting.join(' ');
    spoken = said === spoken ? `${said}\u00a0` : said; // screen readers repeat no text that stays the same
    waiting = [];
  }, WAIT_MS);
}
