import type { Measured, ToPrimary, ToWorker } from '../cluster/messages.ts';

/** In a worker: what it has measured is told to the others, and theirs to it. */
export class MetricsExchange {
  readonly #tell: (message: ToPrimary) => void;
  readonly #asked = new Map<number, (all: Measured[]) => void>();
  /** Set once there is something to tell. */
  measure: () => Promise<Measured> = async () => [];
  #last = 0;

  constructor(tell: (message: ToPrimary) => void) {
    this.#tell = tell;
  }

  /** What all other workers have measured. */
  others(): Promise<Measured[]> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#tell({ type: 'ask others', id });
    });
  }

  handle(message: ToWorker): void {
    if (message.type === 'measured') {
      this.#asked.get(message.id)?.(message.all);
      this.#asked.delete(message.id);
    }
    if (message.type !== 'measure') return;
    const { id } = message;
    void this.measure()
      .catch((): Measured => [])
      .then((metrics) => this.#tell({ type: 'measured', id, metrics }));
  }
}
