/** Trips of ours to begin from. */
export function ReadyMade() {
  return null;
}
