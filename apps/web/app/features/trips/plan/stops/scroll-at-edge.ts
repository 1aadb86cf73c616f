/** So near to the upper or lower edge of the window, in pixels, what is dragged takes the page along. */
const edge = 96;
/** In pixels a second, however few frames a slow phone draws in it. */
const fastest = 960;
/** What the first frame counts for, and a late one at most, in seconds: it does not jump over a whole row. */
const [usualFrame, longestFrame] = [1 / 60, 1 / 5];

/** How fast the page goes on, in pixels a second: faster the nearer to the edge. */
function speedAtEdge(y: number, height: number): number {
  const into = y < edge ? y - edge : y > height - edge ? y - (height - edge) : 0;
  return Math.max(-1, Math.min(1, into / edge)) * fastest;
}

/** Scrolls while `pointer` is at an edge, and says so after each step; gives what ends it. */
export function scrollAtEdge(pointer: () => number, onScrolled: () => void): () => void {
  let drawn: number | undefined;
  let frame = requestAnimationFrame(function go(now) {
    const passed = drawn === undefined ? usualFrame : Math.min(longestFrame, (now - drawn) / 1000);
    drawn = now;
    const before = scrollY;
    const step = speedAtEdge(pointer(), innerHeight) * passed;
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      if (scrollY !== before) onScrolled();
    }
    frame = requestAnimationFrame(go);
  });
  return () => cancelAnimationFrame(frame);
}
