/** What the app said was written, to be looked for at the end. */
export class Ledger {
  /** Addresses of accounts; each is there once, and was mailed to. */
  readonly accounts = new Set<string>();
  /** Plates by the id that was answered. */
  readonly vehicles = new Map<string, string>();
  /** Of the vehicles, with the keys of their pictures. */
  readonly bound = new Map<string, string>();
  readonly removed = new Set<string>();
  /** Prices that a vehicle may have: the last that was answered, and those sent since without an answer. */
  readonly prices = new Map<string, Set<number>>();
  readonly photos = new Set<string>();
  /** Words of reviews. */
  readonly reviews = new Set<string>();
  readonly orders = new Set<string>();
  readonly paid = new Set<string>();
  readonly trips = new Set<string>();
  readonly questions = new Set<string>();
  readonly letters = new Set<string>();
  /** Answers, by what was asked. */
  readonly answered: Record<string, number> = {};
  /** Neither yes nor no: cut off, or refused with 503. Either may be. */
  unanswered = 0;
  /** Sent again after no answer. */
  repeated = 0;
  /** Answers that none should get. */
  readonly odd: string[] = [];

  count(what: string): void {
    this.answered[what] = (this.answered[what] ?? 0) + 1;
  }

  get total(): number {
    return Object.values(this.answered).reduce((sum, n) => sum + n, 0);
  }
}
