/** Milliseconds that a replica may be behind. */
const limit = 2_000;

/**
 * How far a replica is behind, told by what it has replayed of what the main database had written when. The replica's
 * own clock cannot tell: the last thing it replayed is old as well where nothing was written since.
 */
export class Lag {
  /**
   * Places in the main database's log, the oldest first: those of the last moments, and one of before. When is by
   * `performance.now()`, which no clock that is set moves.
   */
  #marks: { place: bigint; at: number }[] = [];

  add(place: string): void {
    const at = performance.now();
    this.#marks.push({ place: placeOf(place), at });
    while (this.#marks[1] && this.#marks[1].at <= at - limit) this.#marks.shift();
  }

  isTooLong(replayed: string): boolean {
    const [oldest] = this.#marks;
    const newest = this.#marks.at(-1);
    const mark = oldest && oldest.at <= performance.now() - limit ? oldest : newest;
    return mark !== undefined && placeOf(replayed) < mark.place;
  }
}

/** Two hexadecimal numbers, of which the first counts four gigabytes. */
function placeOf(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
