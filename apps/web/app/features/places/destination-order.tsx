import type { ListQuery } from '~/lib/list/list-address.ts';
import { OrderLinks } from '~/ui/list/order-links.tsx';
import { destinationsPath } from './addresses.ts';

const orders = [
  { value: '', label: 'What people come for' },
  { value: 'rating', label: 'Best rated' },
  { value: 'name', label: 'A–Z' },
];

export const DestinationOrder = ({ query }: { query: ListQuery }) => (
  <OrderLinks path={destinationsPath} query={query} orders={orders} />
);
