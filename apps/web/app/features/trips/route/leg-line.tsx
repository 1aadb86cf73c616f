import type { ReactNode } from 'react';

/** The way from one stop to the next; as tall before it is known, so that no stop moves under a finger. */
export const LegLine = ({ children }: { children?: ReactNode }) => (
  <li
    aria-hidden={!children}
    className="list-none border-s-[3px] border-line ps-4 py-2 text-15 text-ink-2 tabular-figures"
  >
    {children ?? '\u00a0'}
  </li>
);
