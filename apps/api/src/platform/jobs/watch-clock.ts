const lookEvery = 1_000;
const mostDrift = 30_000;

const drift = () => Date.now() - performance.now();

/** Fulfilled once the clock of this machine was set forward or back. What waits for a time of day waits for the one of before. */
export function watchClock(): { wasSet: Promise<void>; end: () => void } {
  const before = drift();
  let timer: NodeJS.Timeout | undefined;
  const wasSet = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (Math.abs(drift() - before) > mostDrift) resolve();
    }, lookEvery);
    timer.unref();
  });
  return { wasSet, end: () => clearInterval(timer) };
}
