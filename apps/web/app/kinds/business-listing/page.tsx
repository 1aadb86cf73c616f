import { adminBusinessTypes, businessTypes, labelOf } from '@serendib/contract/options/options';
import { readablePhone } from '@serendib/contract/words/readable-phone';
import { t } from '@serendib/contract/words/t';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import { kindFacts } from '~/features/listings/pages/kind-facts.tsx';
import { ListingPage } from '~/features/listings/pages/listing-page.tsx';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { RelatedListings } from '~/features/listings/related/deferred-related.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { preview } from '~/lib/words/preview.ts';
import { DeferredReviews } from '~/routes/listings/deferred-reviews.ts';
import { Section } from '~/ui/layout/section.tsx';
import { MoreImages } from '~/ui/media/more-images.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Price } from '~/ui/text/price.tsx';
import type { Route } from './+types/page.ts';
import { businessAddress, businessImage } from './card-words.ts';
import { businessData } from './structured-data.ts';
import { VisitWebsite } from './visit-website.tsx';

const listPath = '/affiliate-links';

const load = pageLoad(
  deferLoad(() => import('./load-page.ts')),
  {
    notFound: t('Business Listing Not Found'),
    failed: t('Failed to load business listings'),
    back: { to: listPath, label: t('Back to bookings') },
  },
);

const BusinessFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/business-listing').then(({ businessListing }) => businessListing),
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Business listing'), noIndex: true });
  const { business, origin } = args.loaderData;
  const image = businessImage(business);
  return pageMeta(args, {
    title: t('{name}, {type} in {location}', {
      name: business.businessName ?? '',
      type: labelOf(adminBusinessTypes, business.businessType ?? ''),
      location: business.location ?? '',
    }),
    description: preview(business.description, 155),
    image,
    jsonLd: import.meta.env.SSR && [
      businessData(origin, business, image),
      breadcrumbData(origin, [
        { name: t('Bookings'), path: listPath },
        { name: business.businessName ?? '', path: businessAddress(business) },
      ]),
    ],
  });
};

export default function BusinessListing({
  loaderData: { business, price, here, reviews, alike, isNear, origin },
}: Route.ComponentProps) {
  useRecordView('POST /affiliate-links/{id}/view', business);
  const name = business.businessName ?? t('Business');
  const type = labelOf(adminBusinessTypes, business.businessType ?? 'other');
  const { phone, email, whatsapp, district } = business;
  const ways = {
    ...{ name, phone, email, whatsapp, about: name },
    ask: business.canBeAsked && `businessListing:${business._id}`,
  };
  // not a message: looked up on a map
  const where = [business.address || name, business.location, 'Sri Lanka'].filter(Boolean).join(', ');
  return (
    <ListingPage
      title={name}
      crumbs={[{ label: t('Home'), to: '/' }, { label: t('Bookings'), to: listPath }, { label: name }]}
      line={t('{type} in {location}', { type, location: business.location ?? '' })}
      listing={business}
      known={[business.openingHours, business.specialties]}
      after={
        <>
          <RelatedListings
            listing={business}
            send={{ title: name, origin, path: businessAddress(business) }}
            businesses={alike}
            {...(isNear
              ? {
                  title: t('Also in {district}', { district: here }),
                  more: {
                    to: listAddress(listPath, { district: district ?? '' }),
                    label: t('All in {district}', { district: here }),
                  },
                }
              : {
                  title: t('More like this'),
                  more: {
                    to: listAddress(listPath, { type: business.businessType ?? '' }),
                    label: t('All of this kind'),
                  },
                })}
          />
          <ContactBar
            {...ways}
            price={price}
            none={t('Ask for prices')}
            site={business.redirectUrl && <VisitWebsite url={business.redirectUrl} short />}
          />
        </>
      }
      picture={
        <>
          <Picture {...businessImage(business)} alt="" ratio="16 / 10" eager />
          <MoreImages of={business.moreImages} />
        </>
      }
      aside={
        <>
          <div>
            <Price shown={price} none={t('Ask for prices')} size="lead" />
            {price?.isUnitUnsaid && businessTypes.some(({ value }) => value === business.businessType) && (
              <p className="text-15 text-ink-2">
                {t('The owner does not say what this is the price of: please ask.')}
              </p>
            )}
          </div>
          {business.redirectUrl && <VisitWebsite url={business.redirectUrl} />}
          <Contact {...ways} />
          <p className="text-14 text-ink-2">
            {t('You agree with the people who run it and pay them. Serendib takes no share.')}{' '}
            <a
              className="link link-alone"
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}
              target="_blank"
              rel="noopener"
            >
              {t('Find it on the map')}
            </a>
          </p>
        </>
      }
    >
      <p
        className="max-w-prose text-19 whitespace-pre-line wrap-anywhere"
        lang={languageOf(business.description)}
      >
        {business.description}
      </p>
      <Section title={t('What to know')}>
        <BusinessFacts listing={{ ...business, phone: phone && readablePhone(phone) }} />
      </Section>
      <DeferredReviews
        listing={business}
        reviews={reviews}
        itemType="businessListing"
        itemId={business._id}
        name={name}
      />
    </ListingPage>
  );
}
