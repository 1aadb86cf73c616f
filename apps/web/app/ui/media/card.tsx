import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { languageOf } from '../text/language.ts';
import { Picture, type PictureProps } from './picture.tsx';

export interface CardProps {
  to: LinkProps['to'];
  title: ReactNode;
  print: PictureProps;
  /** Under the title: where, what. */
  line?: ReactNode | undefined;
  /** Above the title: flags. */
  flags?: ReactNode | undefined;
  children?: ReactNode | undefined;
  /** Two facts on the ink rule at the foot. */
  foot?: [ReactNode, ReactNode?] | undefined;
  heading?: 'h2' | 'h3' | undefined;
}

/** A print, a name, a line and a rule; the whole of it is the link, named by the title. */
export function Card({ to, title, print, line, flags, children, foot, heading: Heading = 'h3' }: CardProps) {
  return (
    <article className="card">
      <Picture {...print} />
      <div className="mt-4 grid gap-1">
        {flags && <div className="mb-1 flex flex-wrap gap-2">{flags}</div>}
        <Heading className="text-26" lang={languageOf(title)}>
          <Link to={to} className="card-link">
            {title}
          </Link>
        </Heading>
        {line && (
          <p className="text-14 text-ink-2" lang={languageOf(line)}>
            {line}
          </p>
        )}
        {children}
      </div>
      {foot && (
        <div className="mt-auto">
          <div className="card-rule">
            <span>{foot[0]}</span>
            {foot[1] && <span className="text-end">{foot[1]}</span>}
          </div>
        </div>
      )}
    </article>
  );
}
