import { t } from '@serendib/contract/words/t';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';

export interface RailProps {
  /** What stands in the row. */
  label: string;
  /** The heading and what stands beside the buttons. */
  heading: ReactNode;
  /** `li` elements. */
  children: ReactNode;
}

/** Pixels a button scrolls by. */
const step = 300;

/** Pixels are counted from the left, also where lines begin at the right. */
const onward = t('@direction') === 'rtl' ? -1 : 1;

/** A row that runs past the edge of the page; scrolled by hand, by keys, or by its two buttons. */
export function Rail({ label, heading, children }: RailProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const look = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const { scrollWidth, clientWidth } = element;
    const scrolled = Math.abs(element.scrollLeft);
    const next = { start: scrolled <= 2, end: scrolled + clientWidth >= scrollWidth - 2 };
    setEnds((now) => (now.start === next.start && now.end === next.end ? now : next));
  }, []);
  useEffect(() => {
    look();
    addEventListener('resize', look, { passive: true });
    return () => removeEventListener('resize', look);
  }, [look]);
  const scroll = (by: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({ left: by * onward, behavior: still ? 'instant' : 'smooth' });
  };
  return (
    <>
      <div className="wrap mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-9">
        <div className="flex-[1_1_9rem]">{heading}</div>
        <div className="needs-js flex flex-none gap-2">
          <IconButton
            label={t('Scroll {label} left', { label })}
            disabled={ends.start}
            onClick={() => scroll(-step)}
          >
            <Icon name="left" />
          </IconButton>
          <IconButton
            label={t('Scroll {label} right', { label })}
            disabled={ends.end}
            onClick={() => scroll(step)}
          >
            <Icon name="right" />
          </IconButton>
        </div>
      </div>
      <ul ref={row} className="rail" aria-label={label} onScroll={look}>
        {children}
      </ul>
    </>
  );
}
