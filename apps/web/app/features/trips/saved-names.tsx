import { itemKey } from '@serendib/contract/trips/keys';
import type { Item } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { languageOf } from '~/ui/text/language.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import type { Planned } from './planned.ts';

/** What these are called, each the way to it; what is not public any more keeps its name alone. */
export function SavedNames({ items, shown }: Pick<Planned, 'shown'> & { items: readonly Item[] }) {
  const known = items.flatMap((item) => {
    const one = shown[itemKey(item)];
    return one ? { ...one, name: ownName({ ...one, name: one.title }) } : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {known.map(({ _id, name, href, isGone }) => (
        <li key={_id}>
          {isGone ? (
            <span className="inline-flex min-h-11 flex-wrap items-center gap-x-2">
              <span lang={languageOf(name)}>{name}</span>{' '}
              <span className="text-14 text-ink-2">{t('This is not on Serendib any more.')}</span>
            </span>
          ) : (
            <Link to={href} className="link inline-flex min-h-11 items-center" lang={languageOf(name)}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
