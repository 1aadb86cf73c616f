import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';
import { OrderLinks } from '~/ui/list/order-links.tsx';
import { orderWords } from '~/ui/list/order-words.tsx';
import { isMap } from '~/ui/map/frame.ts';
import { MapLink } from '~/ui/map/map-link.tsx';
import { rich } from '~/ui/text/rich.ts';

const orders = [
  { value: '', label: t('Recommended') },
  { value: 'rating', label: t('Best rated') },
  { value: 'price', label: t('Lowest price') },
  { value: 'newest', label: t('Newest') },
];

/** Where a place is asked for, of kinds that have points. */
const byDistance = { value: 'nearest', label: t('Nearest') };

const strong = (words: ReactNode) => <strong>{words}</strong>;

/** What an order is where its name alone does not say it. */
const meanings: Record<string, ReactNode> = {
  '': rich(parts('<strong>PREMIUM</strong> (paid for) first, then by rating.'), { strong }),
  fit: orderWords.words,
  rating: t('Paid for or not; many reviews count for more.'),
};

/** The order of a list, one press away, and what it is; links, so that it works without scripts. */
export function SortLinks({
  path,
  query,
  count,
  hasPoints,
  hasMap = hasPoints,
}: {
  path: string;
  query: ListQuery;
  /** How many are shown: one is in no order, and on the map all the same. */
  count: number;
  hasPoints?: boolean;
  /** Of kinds that work in areas, too. */
  hasMap?: boolean | undefined;
}) {
  // A search has what fits best first, but in an area, as on a map, which is read in the order of any list.
  const isByFit = query.search && !(hasPoints && (query.near || isMap(query)));
  const [now = isByFit ? 'fit' : ''] = valuesOf(query, 'sort');
  const map = hasMap && !isMap(query) && <MapLink path={path} query={query} />;
  if (count < 2) return map;
  return (
    <>
      {map}
      <OrderLinks
        path={path}
        query={query}
        orders={hasPoints && query.near ? [...orders, byDistance] : orders}
      />
      {meanings[now] && (
        <p className="order-meaning">
          {meanings[now]}{' '}
          <Link className="link" to="/about#order">
            <span aria-hidden="true">{t('More')}</span>
            <span className="sr-only">{t('More on orders and badges')}</span>
          </Link>
        </p>
      )}
    </>
  );
}
