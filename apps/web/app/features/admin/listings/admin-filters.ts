import type { Kind } from '@serendib/contract/listings/kind';
import { featuredStatuses } from '@serendib/contract/options/options';
import { t } from '@serendib/contract/words/t';
import type { TableFilter } from '../shell/table-filters.tsx';
import { choices, sortWords, statusWords } from './labels.ts';

/** What narrows the table of a kind. */
export const adminFilters = (kind: Kind): TableFilter[] => [
  { name: 'search', label: t('Search'), placeholder: t('Words, owner or address') },
  { name: 'status', label: t('State'), options: choices(statusWords) },
  {
    name: 'needsReview',
    label: t('Changes'),
    options: choices({ true: t('Needs review'), false: t('Looked at') }),
  },
  ...(kind.premium
    ? [
        {
          name: 'premium',
          label: t('Premium'),
          options: choices({ true: t('Premium'), false: t('Not premium') }),
        },
        { name: 'featured', label: t('Featured'), options: featuredStatuses },
      ]
    : []),
  ...kind.filters.map(({ name, label, options }) => ({ name, label, options })),
  { name: 'hidden', label: t('Owner'), options: choices({ true: t('Hidden'), false: t('Shown') }) },
  {
    name: 'sort',
    label: t('Order', {}, 'of a list'),
    options: choices(sortWords).filter(({ value }) => kind.premium || value !== 'expiry'),
    standard: 'newest',
  },
];
