// Whoever has just followed a link to a table is told there what is played.

let arrived = '';

export function arriveAt(table: string): void {
  arrived = table;
}

/** Has a link just led to this table? It is said once. */
export function hasArrivedAt(table: string): boolean {
  const isHere = arrived === table;
  arrived = '';
  return isHere;
}
