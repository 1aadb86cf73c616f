import { t } from '@serendib/contract/words/t';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { OrderLinks } from '~/ui/list/order-links.tsx';
import { destinationsPath } from './addresses.ts';

const orders = [
  { value: '', label: t('What people come for') },
  { value: 'rating', label: t('Best rated') },
  { value: 'name', label: t('A–Z') },
];

/** Where a place is asked for. */
const byDistance = { value: 'nearest', label: t('Nearest') };
/** Where a month is asked for. */
const byMonth = { value: 'month', label: t('At their best then') };

export const DestinationOrder = ({ query }: { query: ListQuery }) => (
  <OrderLinks
    path={destinationsPath}
    query={query}
    orders={[...orders, ...(query.near ? [byDistance] : []), ...(query.month ? [byMonth] : [])]}
  />
);
