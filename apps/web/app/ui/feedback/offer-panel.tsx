import type { ReactNode } from 'react';
import { DumbaraBand } from '../ornaments/dumbara-band.tsx';

export interface OfferPanelProps {
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** A button in its `print` look. */
  action?: ReactNode | undefined;
}

/** An offer on a flood of red, with the Dumbara band at its side; once on a page. */
export function OfferPanel({ id, title, children, action }: OfferPanelProps) {
  return (
    <section id={id} className="wrap" aria-labelledby={`${id}-title`}>
      <div className="offer">
        <div className="offer-band">
          <DumbaraBand className="md:hidden" />
          <DumbaraBand upright className="hidden h-full md:block" />
        </div>
        <div className="offer-words">
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            <div className="mt-3 max-w-[48ch]">{children}</div>
          </div>
          {action}
        </div>
      </div>
    </section>
  );
}
