import { Link } from 'react-router';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';

const orders = [
  { value: '', label: 'Recommended' },
  { value: 'price', label: 'Lowest price' },
  { value: 'newest', label: 'Newest' },
];

/** The order of a list, one press away; links, so that it works without scripts. */
export function Order({ path, query }: { path: string; query: ListQuery }) {
  const [now = ''] = valuesOf(query, 'sort');
  return (
    <nav aria-label="Order" className="order">
      {orders.map(({ value, label }) => (
        <Link
          key={value}
          to={listAddress(path, value ? withValue(query, 'sort', value) : without(query, 'sort'))}
          preventScrollReset
          aria-current={now === value ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
