import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Zigzag } from '../ornaments/zigzag.tsx';
import { languageOf } from './language.ts';

export interface PageHeadingProps {
  title: ReactNode;
  /** Breadcrumbs. */
  above?: ReactNode | undefined;
  /** Under the title, in its column: rating, place, names. */
  below?: ReactNode | undefined;
  /** What the page is good for, beside the title. */
  children?: ReactNode | undefined;
  /** The zigzag beneath; once on a list page. */
  zigzag?: boolean | undefined;
}

/** The one `h1` of a page. */
export function PageHeading({ title, above, below, children, zigzag = false }: PageHeadingProps) {
  return (
    <header className="wrap">
      <div className={zigzag ? 'page-head page-head-list' : 'page-head'}>
        <div>
          {above}
          <h1 className="wrap-anywhere" lang={languageOf(title)}>
            {title}
          </h1>
          {below && <div className="mt-4">{below}</div>}
        </div>
        {children && <div className="page-lead">{children}</div>}
      </div>
      {zigzag && <Zigzag />}
    </header>
  );
}

export interface Crumb {
  label: string;
  to?: LinkProps['to'] | undefined;
}

/** The way here. The last one is the page itself and has no link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={t('Breadcrumbs')}>
      <ol className="flex items-center gap-x-2 text-14 text-ink-2">
        {crumbs.map(({ label, to }, index) => (
          <li
            key={label}
            // Names of listings are cut, after the parts of the site.
            className={`flex items-center gap-2 ${to && index < 2 ? 'flex-none' : 'min-w-0'}`}
          >
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-4 hover:text-ink"
              >
                <span className="truncate">{label}</span>
              </Link>
            ) : (
              <span aria-current="page" className="truncate leading-11" lang={languageOf(label)}>
                {label}
              </span>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
