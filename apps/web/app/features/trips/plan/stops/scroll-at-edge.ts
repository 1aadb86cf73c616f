/** So near to the upper or lower edge of the window, in pixels, what is dragged takes the page along. */
const edge = 96;
const fastest = 16;

/** How far the page goes on in one frame: faster the nearer to the edge. */
function stepAtEdge(y: number, height: number): number {
  const into = y < edge ? y - edge : y > height - edge ? y - (height - edge) : 0;
  return Math.max(-1, Math.min(1, into / edge)) * fastest;
}

/** Scrolls while `pointer` is at an edge, and says so after each step; gives what ends it. */
export function scrollAtEdge(pointer: () => number, onScrolled: () => void): () => void {
  let frame = requestAnimationFrame(function go() {
    const before = scrollY;
    const step = stepAtEdge(pointer(), innerHeight);
    if (step !== 0) {
      scrollBy({ top: step, behavior: 'instant' });
      if (scrollY !== before) onScrolled();
    }
    frame = requestAnimationFrame(go);
  });
  return () => cancelAnimationFrame(frame);
}
