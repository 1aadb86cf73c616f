const beat = 50;
/** Milliseconds of one turn of the event loop that count at most. */
const most = 2 * beat;

/**
 * Milliseconds that passed while the event loop took its turns. What an answer waits for because this process computes
 * is not counted: twenty pages drawn at once make every call look slow, though the database answered long ago.
 */
export function attentiveClock(): () => number {
  let passed = 0;
  let last = performance.now();
  const sinceLast = () => Math.min(performance.now() - last, most);
  setInterval(() => {
    passed += sinceLast();
    last = performance.now();
  }, beat).unref();
  return () => passed + sinceLast();
}
