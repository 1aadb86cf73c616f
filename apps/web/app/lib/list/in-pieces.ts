/** The same in pieces of so many at most, for calls that take no more at once. */
export const inPieces = <One>(all: readonly One[], most: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
