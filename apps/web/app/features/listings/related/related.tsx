import { type ReactNode, useId } from 'react';
import { SectionHeading } from '~/ui/text/section-heading.tsx';

export interface RelatedProps {
  title: string;
  line?: ReactNode;
  more: { to: string; label: string };
  /** Cards. */
  children: readonly ReactNode[];
}

/** Others of the kind at the foot of a listing's page; nothing where there are none. */
export function Related({ title, line, more, children }: RelatedProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section className="wrap pb-18" aria-labelledby={id}>
      <SectionHeading id={id} more={more} line={line}>
        {title}
      </SectionHeading>
      <div className="related">{children}</div>
    </section>
  );
}
