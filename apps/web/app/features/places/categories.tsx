import { destinationCategories } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';
import { ChipLink } from '~/ui/form/chip.tsx';
import { destinationsPath } from './addresses.ts';

/** What kind of place, as a row of links. */
export function Categories({ query }: { query: ListQuery }) {
  const [current] = valuesOf(query, 'category');
  return (
    <nav aria-label={t('Kinds of place')} className="sweep">
      <ul className="flex gap-2 sm:flex-wrap">
        <li>
          <ChipLink to={listAddress(destinationsPath, without(query, 'category'))} current={!current}>
            {t('All')}
          </ChipLink>
        </li>
        {destinationCategories.map(({ value, label }) => (
          <li key={value}>
            <ChipLink
              to={listAddress(destinationsPath, withValue(query, 'category', value))}
              current={current === value}
            >
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
