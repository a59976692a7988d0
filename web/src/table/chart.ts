// Lines over time, as paths of an SVG.

export interface Scale {
  width: number;
  height: number;
  least: number;
  most: number;
}

/** Round numbers that span the values: for the labels of an axis. */
export function ticks(least: number, most: number, about = 5): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((most - first) / step);
  return Array.from({ length: Math.max(1, count) + 1 }, (_, n) => first + n * step);
}

export function place(value: number, { height, least, most }: Scale): number {
  return height - ((value - least) / Math.max(1, most - least)) * height;
}

/** A path through values at equal distances; points hold until they change, so it goes in steps. */
export function stairs(values: number[], scale: Scale): string {
  const step = scale.width / Math.max(1, values.length - 1);
  const round = (number: number) => Math.round(number * 10) / 10;
  return values
    .map((value, n) => {
      const y = round(place(value, scale));
      return n ? `H${round(n * step)}V${y}` : `M0 ${y}`;
    })
    .join('');
}
