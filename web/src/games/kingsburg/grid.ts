// Moving a focus among things that lie in rows, by where they are on the screen.

interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Partial<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ left, top, width, height }: Spot): [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** The place of the nearest spot in the direction of an arrow key; the same one at an edge. */
export function neighbour(spots: Spot[], from: number, key: string): number {
  const step = STEPS[key];
  if (!step || !(from in spots)) return from;
  const [x, y] = middle(spots[from]);
  let best = from;
  let least = Infinity;
  spots.forEach((spot, place) => {
    const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
    const along = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    // Sideways only within the row; up and down to whatever is nearest there.
    const isAhead = along > 4 && (step[1] !== 0 || aside < spots[from].height / 2);
    const distance = along + (step[1] ? aside * 2 : aside);
    if (isAhead && distance < least) [best, least] = [place, distance];
  });
  return best;
}

/** The next of the wanted ones after a place, going round; -1 where there is none. */
export function nextOf(wanted: boolean[], from: number, by: 1 | -1): number {
  const count = wanted.length;
  for (let n = 1; n <= count; n++) {
    const place = (((from + by * n) % count) + count) % count;
    if (wanted[place]) return place;
  }
  return -1;
}
