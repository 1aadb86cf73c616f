import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { languageOf } from '../text/language.ts';
import type { CardProps } from './card.tsx';
import { Picture } from './picture.tsx';

export interface RowCardProps extends Omit<CardProps, 'foot'> {
  /** At the end of the row: a price above, a button below. */
  end?: ReactNode | undefined;
}

/** A row of a list where facts are compared: print, facts, price. Rows stand in a `row-cards` element. */
export function RowCard({
  to,
  title,
  print,
  line,
  flags,
  children,
  end,
  heading: Heading = 'h3',
}: RowCardProps) {
  return (
    <article className="row-card">
      <Picture {...print} />
      <div className="min-w-0">
        {flags && <div className="mb-2 flex flex-wrap gap-2">{flags}</div>}
        <Heading className="text-26" lang={languageOf(title)}>
          <Link to={to} className="card-link">
            {title}
          </Link>
        </Heading>
        {line && (
          <p className="mt-1.5 text-14 text-ink-2" lang={languageOf(line)}>
            {line}
          </p>
        )}
        {children}
      </div>
      {end && <div className="row-end">{end}</div>}
    </article>
  );
}
