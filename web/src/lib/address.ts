/** Does an address lead to this computer only? Nobody else can follow a link to it. */
export function isOnlyHere(hostname = location.hostname): boolean {
  return /^((.*\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
