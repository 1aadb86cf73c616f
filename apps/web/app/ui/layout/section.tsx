import type { ReactNode } from 'react';

/** A part of a page under a heading of its own. */
export function Section({ title, id, children }: { title: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-5 text-26">
        {title}
      </h2>
      {children}
    </section>
  );
}
