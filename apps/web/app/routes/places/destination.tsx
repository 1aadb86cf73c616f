import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { destinationAddress, destinationsPath } from '~/features/places/addresses.ts';
import { PlaceFacts } from '~/features/places/place-facts.tsx';
import { PlaceHeading } from '~/features/places/place-heading.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { destinationData } from '~/lib/structured-data/places.ts';
import { Section } from '~/ui/layout/section.tsx';
import { DeferredGallery } from '~/ui/media/deferred-gallery.ts';
import { languageOf } from '~/ui/text/language.ts';
import { DeferredReviews } from '../listings/deferred-reviews.ts';
import type { Route } from './+types/destination.ts';
import { DeferredGlance, DeferredNearby, DeferredOnward } from './deferred-parts.ts';

const load = pageLoad(
  deferLoad(() => import('./load-destination.ts')),
  {
    notFound: t('Destination Not Found'),
    failed: t('Failed to load destinations'),
    back: { to: destinationsPath, label: t('Back to destinations') },
  },
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Destination'), noIndex: true });
  const { place, origin } = args.loaderData;
  return pageMeta(args, {
    title: t('{place}, {district} District', {
      place: place.ownName,
      district: place.ownDistrict,
    }),
    description: place.summary,
    image: place.picture,
    canonical: destinationAddress(place),
    jsonLd: import.meta.env.SSR && [
      destinationData(origin, place, place.picture),
      breadcrumbData(origin, [
        { name: t('Destinations'), path: destinationsPath },
        { name: place.ownName, path: destinationAddress(place) },
      ]),
    ],
  });
};

export default function Destination({ loaderData }: Route.ComponentProps) {
  const { place, around, vehicles, reviews, origin } = loaderData;
  useRecordView('POST /destinations/{id}/view', place);
  const scene = place.picture;
  // Of a drawing, which the API names among the images, the page shows the part that it is about.
  const pictures = place.image ? [...new Set([place.image, ...place.images])] : [];
  return (
    <article>
      <PlaceHeading place={place} />
      <div className="wrap">
        <DeferredGallery
          label={place.ownName}
          images={
            pictures.length > 0
              ? pictures.map((src) => ({ src }))
              : [{ src: scene.src, alt: '', focus: scene.focus }]
          }
          fallback={scene.fallback}
          ratio="21 / 10"
          sizes="(min-width: 72rem) 1200px, 100vw"
        />
      </div>
      <div className="wrap grid gap-x-14 gap-y-12 py-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <p lang={languageOf(place.description)} className="max-w-prose text-19">
          {place.description}
        </p>
        <div className="lg:row-span-2">
          <DeferredGlance place={place} />
        </div>
        <div className="grid min-w-0 content-start gap-12">
          <PlaceFacts attractions={place.attractions} facts={place.facts} />
          <Section title={t('Nearby attractions')}>
            <DeferredNearby places={place.nearbyAttractions} />
          </Section>
        </div>
      </div>
      <DeferredOnward {...{ place, around, vehicles, origin }} path={destinationAddress(place)} />
      <div className="wrap pb-18">
        <DeferredReviews reviews={reviews} itemType="destination" itemId={place._id} name={place.ownName} />
      </div>
      <p className="wrap flex flex-wrap gap-x-7 gap-y-3 pb-18">
        <Link className="link link-alone" to={destinationsPath}>
          {t('All destinations')}
        </Link>
        <Link className="link link-alone" to="/vehicles">
          {t('All vehicles')}
        </Link>
      </p>
    </article>
  );
}
