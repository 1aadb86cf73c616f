import { type ReactNode, useId } from 'react';

/** A part of the profile: what it is about at the side, what can be done beside it. */
export function Section({ title, line, children }: { title: string; line: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-18 gap-y-6 lg:grid-cols-[4fr_7fr]">
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
