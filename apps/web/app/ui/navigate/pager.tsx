import { t } from '@serendib/contract/words/t';
import { Link, type LinkProps } from 'react-router';
import { buttonClass } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';

export interface PagerProps {
  /** Where the next page is; nothing at the end. */
  next?: LinkProps['to'] | null | undefined;
  /** Where the page before is; nothing at the beginning. */
  previous?: LinkProps['to'] | null | undefined;
  /** Where the list begins; nothing where that is the page before. */
  start?: LinkProps['to'] | null | undefined;
  /** `Show 24 more rides` */
  label?: string | undefined;
}

/** On to the next page of a list, back to the one before and to its beginning; lists are read by cursor. */
export function Pager({ next, previous, start, label = t('Next page') }: PagerProps) {
  if (!next && !previous && !start) return null;
  return (
    <nav
      aria-label={t('Pages')}
      className="pager flex flex-wrap justify-between gap-3 border-t border-line pt-7"
    >
      {start && (
        <Link to={start} rel={previous ? undefined : 'prev'} className={buttonClass({ look: 'line' })}>
          {!previous && <Icon name="left" className="size-4" />}
          {t('Back to the start')}
        </Link>
      )}
      <span className="ms-auto flex flex-wrap gap-3">
        {previous && (
          <Link to={previous} rel="prev" className={buttonClass({ look: 'line' })}>
            <Icon name="left" className="size-4" />
            {t('Previous page')}
          </Link>
        )}
        {next && (
          <Link to={next} rel="next" className={buttonClass({ look: 'line' })}>
            {label}
            <Icon name="right" className="size-4" />
          </Link>
        )}
      </span>
    </nav>
  );
}

/** The address of a page with another cursor; filters stay. */
export function withCursor(search: URLSearchParams | string, cursor: string | null): string {
  const next = new URLSearchParams(search);
  if (cursor) next.set('cursor', cursor);
  else next.delete('cursor');
  return `?${next}`;
}
