interface Size {
  width: number;
  height: number;
}
interface Rect extends Size {
  left: number;
  top: number;
}

const GAP = 8;

/** Where a note goes: above or below the thing it is about, else beside it, never over it. */
export function placeBeside(anchor: Rect, note: Size, screen: Size): { left: number; top: number } {
  const clamp = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));
  const left = clamp(anchor.left + anchor.width / 2 - note.width / 2, screen.width - note.width);
  const above = anchor.top - GAP - note.height;
  const below = anchor.top + anchor.height + GAP;
  if (above >= GAP) return { left, top: above };
  if (below + note.height <= screen.height - GAP) return { left, top: below };
  const top = clamp(anchor.top + anchor.height / 2 - note.height / 2, screen.height - note.height);
  const right = anchor.left + anchor.width + GAP;
  if (right + note.width <= screen.width - GAP) return { left: right, top };
  if (anchor.left - GAP - note.width >= GAP) return { left: anchor.left - GAP - note.width, top };
  const isUpper = anchor.top + anchor.height / 2 < screen.height / 2;
  return { left, top: isUpper ? screen.height - GAP - note.height : GAP };
}
