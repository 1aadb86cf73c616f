import { type ReactNode, useId } from 'react';

interface SectionProps {
  /** By which an address leads to it. */
  id?: string;
  title: string;
  line: string;
  children: ReactNode;
}

/** A part of the profile: what it is about at the side, what can be done beside it. */
export function Section({ id: place, title, line, children }: SectionProps) {
  const id = useId();
  return (
    <section id={place} aria-labelledby={id} className="grid gap-x-18 gap-y-6 lg:grid-cols-[4fr_7fr]">
      <div>
        <h2 id={id} className="text-26">
          {title}
        </h2>
        <p className="mt-2 max-w-[36ch] text-ink-2">{line}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
