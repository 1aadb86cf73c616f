import { labelOf, tourTypes } from '@serendib/contract/options/options';
import { parts, t } from '@serendib/contract/words/t';
import { DeferredDepartures } from '~/features/calendars/deferred-departures.ts';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import { kindFacts } from '~/features/listings/pages/kind-facts.tsx';
import { ListingPage } from '~/features/listings/pages/listing-page.tsx';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { RelatedListings } from '~/features/listings/related/deferred-related.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { DeferredReviews } from '~/routes/listings/deferred-reviews.ts';
import { Icon } from '~/ui/form/icon.tsx';
import { Section } from '~/ui/layout/section.tsx';
import { MoreImages } from '~/ui/media/more-images.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { Price } from '~/ui/text/price.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { Route } from './+types/page.ts';
import { tourAddress, tourImage } from './card-words.ts';
import { Itinerary } from './itinerary.tsx';
import { tourData } from './structured-data.ts';

const listPath = '/tours';

const load = pageLoad(
  deferLoad(() => import('./load-page.ts')),
  {
    notFound: t('Tour Not Found'),
    failed: t('Failed to load tour'),
    back: { to: listPath, label: t('Back to tours') },
  },
);

const TourFacts = kindFacts(() => import('@serendib/contract/listings/kinds/tour').then(({ tour }) => tour));

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Tour'), noIndex: true });
  const { tour, origin } = args.loaderData;
  const image = tourImage(tour);
  return pageMeta(args, {
    title: [tour.name, tour.location].filter(Boolean).join(', '),
    description: tour.description ?? '',
    image,
    jsonLd: import.meta.env.SSR && [
      tourData(origin, tour, image),
      breadcrumbData(origin, [
        { name: t('Tours'), path: listPath },
        { name: tour.name ?? '', path: tourAddress(tour) },
      ]),
    ],
  });
};

export default function Tour({
  loaderData: { tour, price, startsAt, reviews, departures, alike, origin },
}: Route.ComponentProps) {
  useRecordView('POST /tours/{id}/view', tour);
  const title = tour.name ?? t('Tour');
  const type = tour.type && tour.type !== 'other' ? labelOf(tourTypes, tour.type) : '';
  const ways = {
    name: tour.operator || title,
    phone: tour.contactPhone,
    email: tour.contactEmail,
    whatsapp: tour.whatsapp,
    ask: tour.canBeAsked && `tour:${tour._id}`,
    about: t('the tour “{title}”', { title }),
  };
  const booking = tour.bookingUrl && { href: tour.bookingUrl, target: '_blank', rel: 'noopener' };
  return (
    <ListingPage
      title={title}
      crumbs={[{ label: t('Home'), to: '/' }, { label: t('Tours'), to: listPath }, { label: title }]}
      line={[type ? t('{type} tour', { type }) : t('Tour'), tour.location].filter(Boolean).join(' · ')}
      listing={tour}
      known={[
        tour.duration,
        tour.groupSize && rich(parts('Groups of {people}'), { people: marked(tour.groupSize) }),
        startsAt && rich(parts('From {place}'), { place: marked(startsAt) }),
      ]}
      after={
        <>
          <RelatedListings
            listing={tour}
            send={{ title: title, origin, path: tourAddress(tour) }}
            title={type ? t('More {type} tours', { type: type.toLowerCase() }) : t('More tours')}
            more={{ to: listAddress(listPath, { type: tour.type ?? 'other' }), label: t('All of them') }}
            tours={alike}
          />
          <ContactBar
            {...ways}
            price={price}
            site={
              booking && (
                <a className="btn" {...booking}>
                  {t('Book')}
                </a>
              )
            }
          />
        </>
      }
      picture={
        <>
          <Picture {...tourImage(tour)} alt="" ratio="16 / 10" eager />
          <MoreImages of={tour.moreImages} />
        </>
      }
      aside={
        <>
          <div>
            <Price shown={price} size="lead" />
            {price?.isUnitUnsaid && (
              <p className="text-15 text-ink-2">
                {t('The operator does not say whether it is for one person or for the group: please ask.')}
              </p>
            )}
          </div>
          {booking && (
            <a className="btn w-full" {...booking}>
              {t('Book on their website')}
              <Icon name="out" className="size-4" />
            </a>
          )}
          <Contact {...ways} />
          <p className="text-14 text-ink-2">
            {booking
              ? t('You book with {name} and pay them. Serendib takes no share.', { name: ways.name })
              : t('You agree on the day with {name} and pay them. Serendib takes no share.', {
                  name: ways.name,
                })}
          </p>
        </>
      }
    >
      <p
        className="max-w-prose text-19 whitespace-pre-line wrap-anywhere"
        lang={languageOf(tour.description)}
      >
        {tour.description}
      </p>
      {tour.highlights && (
        <Section title={t('Highlights')}>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere" lang={languageOf(tour.highlights)}>
            {tour.highlights}
          </p>
        </Section>
      )}
      {(tour.included || tour.notIncluded) && (
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
          {tour.included && (
            <Section title={t('Included')}>
              <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(tour.included)}>
                {tour.included}
              </p>
            </Section>
          )}
          {tour.notIncluded && (
            <Section title={t('Not included')}>
              <p className="whitespace-pre-line wrap-anywhere" lang={languageOf(tour.notIncluded)}>
                {tour.notIncluded}
              </p>
            </Section>
          )}
        </div>
      )}
      <Itinerary rows={tour.itinerary ?? []} />
      <DeferredDepartures named={tour.canBeAsked ? `tour:${tour._id}` : undefined} departures={departures} />
      <Section title={t('What to know')}>
        <TourFacts listing={tour} />
      </Section>
      <DeferredReviews listing={tour} reviews={reviews} itemType="tour" itemId={tour._id} name={title} />
    </ListingPage>
  );
}
