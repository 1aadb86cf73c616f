import type { Kind } from '@serendib/contract/listings/kind';
import { featuredStatuses } from '@serendib/contract/options/options';
import type { TableFilter } from '../shell/table-filters.tsx';
import { choices, sortWords, statusWords } from './labels.ts';

/** What narrows the table of a kind. */
export const adminFilters = (kind: Kind): TableFilter[] => [
  { name: 'search', label: 'Search', placeholder: 'Words, owner or address' },
  { name: 'status', label: 'State', options: choices(statusWords) },
  {
    name: 'needsReview',
    label: 'Changes',
    options: choices({ true: 'Needs review', false: 'Looked at' }),
  },
  ...(kind.premium
    ? [
        { name: 'premium', label: 'Premium', options: choices({ true: 'Premium', false: 'Not premium' }) },
        { name: 'featured', label: 'Featured', options: featuredStatuses },
      ]
    : []),
  ...kind.filters.map(({ name, label, options }) => ({ name, label, options })),
  { name: 'hidden', label: 'Owner', options: choices({ true: 'Hidden', false: 'Shown' }) },
  {
    name: 'sort',
    label: 'Order',
    options: choices(sortWords).filter(({ value }) => kind.premium || value !== 'expiry'),
    standard: 'newest',
  },
];
