import { attentiveClock } from './attentive-clock.ts';
import type { Part } from './parts.ts';

/** Milliseconds for which a connection is had, after which the call that has it is slow. */
const slowAfter = 1_000;
/** How often those who wait are looked at while time alone can change their turn. */
const lookEvery = 100;

interface Held {
  part: Part | undefined;
  since: number;
}

interface Waiting {
  part: Part | undefined;
  begin: (refusal: Error | undefined, end: () => void) => void;
  until: number;
}

export interface TurnsSettings {
  /** Connections there are. */
  size: number;
  /** Milliseconds after which it is not waited for any longer. */
  patience: number;
  clock?: () => number;
  /** Of the time for which a connection is had. */
  attentive?: () => number;
}

/**
 * A bulkhead: parts the connections of a pool between quick and slow calls. All that are slow, as where a table they need is
 * locked, may together have no more than a share, so that the others find a connection free. Which are slow is told by how
 * long they had their last connection, or have one now.
 */
export class Turns {
  readonly #settings: TurnsSettings;
  readonly #clock: () => number;
  readonly #attentive: () => number;
  readonly #slowShare: number;
  readonly #quickShare: number;
  readonly #held = new Set<Held>();
  /** Calls whose last connection was had for long. */
  readonly #knownSlow = new Set<string>();
  #waiting: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: TurnsSettings) {
    this.#settings = settings;
    this.#clock = settings.clock ?? (() => performance.now());
    this.#attentive = settings.attentive ?? attentiveClock();
    this.#slowShare = Math.max(1, Math.floor(settings.size * 0.3));
    this.#quickShare = Math.max(1, settings.size - this.#slowShare);
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Calls `begin` when its turn has come, with what ends it, or with why it does not come. */
  take(part: Part | undefined, begin: Waiting['begin']): void {
    if (this.#mayBegin(part)) this.#begin(part, begin);
    else {
      this.#waiting.push({ part, begin, until: this.#clock() + this.#settings.patience });
      this.#look();
    }
  }

  #mayBegin(part: Part | undefined): boolean {
    // It would wait for itself.
    if (part && part.held > 0) return true;
    const now = this.#attentive();
    const slow = new Set(this.#knownSlow);
    let long = 0;
    for (const held of this.#held) {
      if (now - held.since <= slowAfter) continue;
      long += 1;
      if (held.part) slow.add(held.part.name);
    }
    // What is slow is outside of the share of the quick, which is free again for others.
    if (!part || !slow.has(part.name)) return this.#held.size - long < this.#quickShare;
    let ofSlow = 0;
    for (const held of this.#held) if (held.part && slow.has(held.part.name)) ofSlow += 1;
    return ofSlow < this.#slowShare;
  }

  #begin(part: Part | undefined, begin: Waiting['begin']): void {
    const held: Held = { part, since: this.#attentive() };
    this.#held.add(held);
    if (part) part.held += 1;
    begin(undefined, () => {
      if (!this.#held.delete(held)) return;
      if (part) {
        part.held -= 1;
        if (this.#attentive() - held.since > slowAfter) this.#knownSlow.add(part.name);
        else this.#knownSlow.delete(part.name);
      }
      this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#waiting.length === 0) return;
    const now = this.#clock();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) {
      if (this.#mayBegin(each.part)) this.#begin(each.part, each.begin);
      else if (now > each.until)
        each.begin(new Error('timeout exceeded when trying to connect'), () => undefined);
      else this.#waiting.push(each);
    }
  }

  /** Time passes: some wait too long, and what is had for long is no longer in the share of the quick. */
  #look(): void {
    this.#timer ??= setInterval(() => {
      this.#beginNext();
      if (this.#waiting.length > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, lookEvery);
  }
}
