// Pages by address, without a library.

let path = $state(location.pathname);
let hash = $state(location.hash);

function read(): void {
  path = location.pathname;
  hash = location.hash;
}
addEventListener('popstate', read);

export function here(): { path: string; hash: string } {
  return { path, hash };
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (!replace) scrollTo(0, 0);
}

/** For links inside the client: `<a href="/gallery" onclick={follow}>`. */
export function follow(event: MouseEvent): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go((event.currentTarget as HTMLAnchorElement).getAttribute('href') ?? '/');
}
