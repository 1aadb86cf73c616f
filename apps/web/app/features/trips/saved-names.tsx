import { itemKey } from '@serendib/contract/trips/keys';
import type { Item } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { languageOf } from '~/ui/text/language.ts';
import type { Planned } from './planned.ts';

/** What these are called, each the way to it; what is not public any more keeps its name alone. */
export function SavedNames({ items, shown }: Pick<Planned, 'shown'> & { items: readonly Item[] }) {
  const known = items.flatMap((item) => shown[itemKey(item)] ?? []);
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {known.map(({ _id, title, href, isGone }) => (
        <li key={_id}>
          {isGone ? (
            <span className="inline-flex min-h-11 flex-wrap items-center gap-x-2">
              <span lang={languageOf(title)}>{title}</span>{' '}
              <span className="text-14 text-ink-2">{t('This is not on Serendib any more.')}</span>
            </span>
          ) : (
            <Link to={href} className="link inline-flex min-h-11 items-center" lang={languageOf(title)}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
