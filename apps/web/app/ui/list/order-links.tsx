import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { type ListQuery, listAddress, valuesOf, without, withValue } from '~/lib/list/list-address.ts';

export interface OrderLinksProps {
  path: string;
  query: ListQuery;
  /** The first is the one that a list has by itself, without a value. */
  orders: readonly { value: string; label: string }[];
}

/** The order of a list, one press away; links, so that it works without scripts. */
export function OrderLinks({ path, query, orders }: OrderLinksProps) {
  const [now = ''] = valuesOf(query, 'sort');
  return (
    <nav aria-label={t('Order', {}, 'of a list')} className="order">
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
