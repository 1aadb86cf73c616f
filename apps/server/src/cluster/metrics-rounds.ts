import type { Measured, ToPrimary, ToWorker } from './messages.ts';

/** Milliseconds for which workers are waited for: one that hangs must not hide the others. */
const patienceMs = 1_000;

interface Round<Worker> {
  missing: Set<Worker>;
  all: Measured[];
  end: () => void;
}

/** In the primary: asks all other workers what they have measured, for the one that monitoring happened to ask. */
export class MetricsRounds<Worker> {
  readonly #send: (worker: Worker, message: ToWorker) => void;
  readonly #rounds = new Map<number, Round<Worker>>();
  #last = 0;

  constructor(send: (worker: Worker, message: ToWorker) => void) {
    this.#send = send;
  }

  handle(message: ToPrimary, from: Worker, workers: Iterable<Worker>): void {
    if (message.type === 'ask others') this.#begin(from, message.id, workers);
    if (message.type !== 'measured') return;
    const round = this.#rounds.get(message.id);
    if (!round?.missing.delete(from)) return;
    round.all.push(message.metrics);
    if (round.missing.size === 0) round.end();
  }

  #begin(asker: Worker, askedId: number, workers: Iterable<Worker>): void {
    this.#last += 1;
    const id = this.#last;
    const missing = new Set([...workers].filter((worker) => worker !== asker));
    const all: Measured[] = [];
    const end = () => {
      clearTimeout(late);
      if (this.#rounds.delete(id)) this.#send(asker, { type: 'measured', id: askedId, all });
    };
    const late = setTimeout(end, patienceMs);
    this.#rounds.set(id, { missing, all, end });
    if (missing.size === 0) end();
    for (const worker of missing) this.#send(worker, { type: 'measure', id });
  }
}
