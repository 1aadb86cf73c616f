import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { cleared, type ListQuery, listAddress, valuesOf, without } from '~/lib/list/list-address.ts';
import { RemovableChip } from '../form/chip.tsx';

export interface ActiveFilter {
  name: string;
  /** The words of one value: `Kandy`, `up to LKR 9,000`. */
  words: (value: string) => string;
}

export interface ActiveFiltersProps {
  path: string;
  query: ListQuery;
  active: readonly ActiveFilter[];
}

/** What narrows a list, each taken away by a press; links, so that they work without scripts. */
export function ActiveFilters({ path, query, active }: ActiveFiltersProps) {
  const chips = active.flatMap(({ name, words }) =>
    valuesOf(query, name).map((value) => ({ name, value, text: words(value) })),
  );
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('Active filters')} className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map(({ name, value, text }) => (
        <li key={`${name}:${value}`} className="max-w-full">
          <RemovableChip
            to={listAddress(path, without(query, name, value))}
            label={t('Remove filter {text}', { text })}
          >
            <span className="truncate">{text}</span>
          </RemovableChip>
        </li>
      ))}
      <li>
        <Link
          to={listAddress(path, cleared(query))}
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-2 text-15"
        >
          {t('Clear all')}
        </Link>
      </li>
    </ul>
  );
}
