// The arrow to what a lesson points at: beside it, where it covers no words.

import type { Spot } from './pointing';

export interface Arrow {
  x: number; // of its tip
  y: number;
  turned: number; // in degrees; 0 points down
}

const LENGTH = 34;
const HALF_WIDTH = 11;
const LARGE = 0.25; // of the window: so large a thing is found without an arrow
const SAMPLES = [6, 18, 30]; // distances from the tip at which we look for words

/** Pixels between a thing and the ring around it; more around a part of the page, where words begin at the edge. */
export const roomAround = ({ isRound }: Spot): number => (isRound ? 3 : 5);

/**
 * Above it, else on its left, its right, or below: the first place with room and without words.
 * It comes to the middle of that side, or else nearer to one of its ends.
 */
export function arrowTo(
  spot: Spot,
  width: number,
  height: number,
  hasWords: (x: number, y: number) => boolean,
): Arrow | null {
  const room = roomAround(spot);
  const [left, right] = [spot.left - room, spot.left + spot.width + room];
  const [top, bottom] = [spot.top - room, spot.top + spot.height + room];
  const sidesAt = (part: number): Arrow[] => {
    const [x, y] = [left + (right - left) * part, top + (bottom - top) * part];
    return [
      { x, y: top, turned: 0 },
      { x: left, y, turned: -90 },
      { x: right, y, turned: 90 },
      { x, y: bottom, turned: 180 },
    ];
  };
  const [above, , , below] = sidesAt(0.5);
  const fits = ({ x, y, turned }: Arrow): boolean => {
    const [dx, dy] = away(turned);
    const [farX, farY] = [x + dx * LENGTH, y + dy * LENGTH];
    return farX >= 0 && farX <= width && farY >= 0 && farY <= height;
  };
  if (spot.isRound) return fits(above) ? above : below; // on a map nothing is to be read
  const clear = [0.5, 0.25, 0.75]
    .flatMap(sidesAt)
    .find((side) => fits(side) && !covers(side, hasWords));
  if (!clear && spot.width * spot.height > width * height * LARGE) return null;
  return clear ?? (fits(above) ? above : below);
}

/** From its tip towards its other end. */
function away(turned: number): [number, number] {
  if (turned === 0) return [0, -1];
  if (turned === 180) return [0, 1];
  return turned < 0 ? [-1, 0] : [1, 0];
}

function covers({ x, y, turned }: Arrow, hasWords: (x: number, y: number) => boolean): boolean {
  const [dx, dy] = away(turned);
  return SAMPLES.some((far) =>
    [-HALF_WIDTH, 0, HALF_WIDTH].some((across) =>
      hasWords(x + dx * far + dy * across, y + dy * far + dx * across),
    ),
  );
}
