import type { EventEmitter } from 'node:events';
import type { ToPrimary } from './messages.ts';

/** Milliseconds between two pulses of a worker. */
const pulseMs = 2_000;
/** How many of them in a row a worker that lives may miss, on a machine that is busy with other things. */
const mostMissed = 30;

/** From now on says again and again that this process still turns from one thing to the next. */
export function beat(tell: (message: ToPrimary) => void): void {
  setInterval(() => tell({ type: 'pulse' }), pulseMs).unref();
}

/**
 * Calls `onHang` when a worker has missed too many pulses. Turns are counted, not time: a machine that slept hears of none
 * of its workers for hours, and none of them hangs.
 */
export function watchPulse(worker: Pick<EventEmitter, 'on' | 'once'>, onHang: () => void): void {
  let missed = 0;
  worker.on('message', ({ type }: ToPrimary) => {
    if (type === 'pulse') missed = 0;
  });
  const turns = setInterval(() => {
    missed += 1;
    if (missed <= mostMissed) return;
    clearInterval(turns);
    onHang();
  }, pulseMs);
  turns.unref();
  worker.once('exit', () => clearInterval(turns));
}
