import { type ReactNode, useEffect, useRef } from 'react';

/** A row that ends this near to its edge goes on no further, in pixels. */
const slack = 4;

/**
 * Around a row that is swept sideways: shows at which of its ends it goes on, and goes on there when pressed. That is
 * for fingers and eyes alone; keys and screen readers go through the row itself.
 */
export function RowEnds({ className = '', children }: { className?: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    const row = box?.firstElementChild;
    if (!box || !row) return;
    const look = () => {
      // Less than nothing where lines begin at the right.
      const scrolled = Math.abs(row.scrollLeft);
      box.toggleAttribute('data-before', scrolled > slack);
      box.toggleAttribute('data-after', row.scrollWidth - row.clientWidth - scrolled > slack);
    };
    const watch = new ResizeObserver(look);
    watch.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    // The ends are drawn by the frame, so that a press on one of them is a press on the frame.
    box.onclick = ({ target, offsetX }) => {
      const step = row.clientWidth / 2;
      if (target === box) row.scrollBy({ left: offsetX < step ? -step : step, behavior: 'smooth' });
    };
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={frame} className={`row-ends ${className}`}>
      {children}
    </div>
  );
}
