/** The same in pieces of so many at most. */
export const piecesOf = <One>(all: readonly One[], most: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) => all.slice(at * most, (at + 1) * most));
