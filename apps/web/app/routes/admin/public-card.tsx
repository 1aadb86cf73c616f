import type { KindName } from '@serendib/contract/listings/kind';
import type { OwnerView } from '@serendib/contract/listings/views';
import type { ListingDetail } from '~/features/admin/review/listing-detail.ts';
import { kindUi } from '~/kinds/index.ts';
import type { KindUi } from '~/kinds/kind-ui.ts';

/** The card of a listing as it stands in its list. Its links lead nowhere here: it is looked at. */
export const publicCard = ({ kind, listing }: Pick<ListingDetail, 'kind' | 'listing'>) => (
  <div inert>{cardOf(kind, listing as OwnerView[typeof kind])}</div>
);

function cardOf<K extends KindName>(kind: K, listing: OwnerView[K]) {
  const { card, isRow }: KindUi<K> = kindUi[kind];
  return isRow ? card(listing, 'list') : <div className="max-w-[22rem]">{card(listing, 'list')}</div>;
}
