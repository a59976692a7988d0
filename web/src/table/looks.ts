// People may have the colour that they like best: then a seat is drawn with the pieces of another,
// colour and shape together, wherever it is shown.

import { letterOf } from '../lib/seats';
import { dressAs } from '../lib/sprites.svelte';

const PIECE = /^(seat|settlement|die)-([A-E])(?=-|$)/;
const VARIABLES = ['seat', 'on-seat'];

/** The picture that is shown in place of another, with these looks. */
export function dressed(name: string, looks: string): string {
  return name.replace(
    PIECE,
    (_, kind: string, seat: string) => `${kind}-${looks.charAt(seat.charCodeAt(0) - 65) || seat}`,
  );
}

/** Show the seats with these looks, until the function it returns is called. */
export function wear(looks: string): () => void {
  const { style } = document.documentElement;
  const usual = getComputedStyle(document.documentElement);
  const changes = Array.from({ length: looks.length }, (_, seat) =>
    VARIABLES.map((name) => [
      `--${name}-${letterOf(seat)}`,
      usual.getPropertyValue(`--${name}-${looks.charAt(seat)}`),
    ]),
  ).flat();
  for (const [name, value] of changes) if (value) style.setProperty(name, value);
  dressAs((name) => dressed(name, looks));
  return () => {
    for (const [name] of changes) style.removeProperty(name);
    dressAs((name) => name);
  };
}
