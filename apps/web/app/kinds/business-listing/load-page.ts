import { placeName } from '@serendib/contract/options/places';
import { latestReviews, others } from '~/features/listings/load-listing.ts';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { apart } from '~/lib/images/apart.ts';
import { businessImage } from './card-words.ts';
import { businessPrice } from './price-words.ts';

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [business, reviews] = await Promise.all([
    call('GET /affiliate-links/{id}', { params: { id } }),
    latestReviews(call, 'businessListing', id),
    Contact.fetch(),
    ContactBar.fetch(),
  ]);
  const like = (query: { district: string[] } | { type: string[] }) =>
    others(call('GET /affiliate-links', { query: { ...query, limit: 4, view: 'card' } }), id);
  const near = business.district ? await like({ district: [business.district] }) : [];
  // One card alone in a row says that there is nothing here.
  const alike =
    near.length > 1 || !business.businessType ? near : await like({ type: [business.businessType] });
  return {
    ...{ business, reviews, isNear: alike === near, origin: url.origin },
    price: businessPrice(business),
    here: placeName(business.district ?? ''),
    alike: apart(alike, businessImage, businessImage(business)),
  };
}
