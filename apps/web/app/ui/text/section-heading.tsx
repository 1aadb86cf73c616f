import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string | undefined;
  /** The link at the end of the line: `All 214 guides`. */
  more?: { to: LinkProps['to']; label: string } | undefined;
  line?: ReactNode | undefined;
}

export function SectionHeading({ children, id, more, line }: SectionHeadingProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-9">
      <div>
        <h2 id={id}>{children}</h2>
        {line && <p className="mt-3 max-w-[52ch] text-ink-2">{line}</p>}
      </div>
      {more && (
        <Link to={more.to} className="link py-2">
          {more.label}
        </Link>
      )}
    </div>
  );
}
