import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { destinationAddress, destinationsPath } from '~/features/places/addresses.ts';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { destinationData } from '~/lib/structured-data/places.ts';
import { listWords } from '~/lib/words/list-words.ts';
import { Section } from '~/ui/layout/section.tsx';
import { DeferredGallery } from '~/ui/media/deferred-gallery.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { OtherNames } from '~/ui/text/other-names.tsx';
import { Rating } from '~/ui/text/rating.tsx';
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
  const { src } = place.picture;
  return pageMeta(args, {
    title: t('{place}, {district} District', {
      place: place.ownName,
      district: place.ownDistrict,
    }),
    description: place.summary,
    image: src,
    canonical: destinationAddress(place),
    jsonLd: import.meta.env.SSR && [
      destinationData(origin, place, src),
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
  const pictures = [place.image, ...place.images].filter((src) => src !== null);
  return (
    <article>
      <PageHeading
        title={place.ownName}
        above={
          <Breadcrumbs
            crumbs={[
              { label: t('Home'), to: '/' },
              { label: t('Destinations'), to: destinationsPath },
              { label: place.ownName },
            ]}
          />
        }
        below={<OtherNames place={place} className="flex flex-wrap gap-x-4 text-19 text-ink" />}
      >
        <div className="grid gap-3">
          <p lang={languageOf(place.summary)}>{place.summary}</p>
          <Rating value={place.averageRating} count={place.reviewCount} inWords />
        </div>
      </PageHeading>
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
        <DeferredGlance place={place} />
        <div className="grid min-w-0 content-start gap-12">
          {place.attractions.length > 0 && (
            <Section title={t('What to see')}>
              <p className="max-w-prose">{marked(listWords(place.attractions))}.</p>
            </Section>
          )}
          {place.facts.length > 0 && (
            <Section title={t('Good to know')}>
              <ul className="prose max-w-prose">
                {place.facts.map((fact) => (
                  <li key={fact} lang={languageOf(fact)}>
                    {fact}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={t('Nearby attractions')}>
            <DeferredNearby places={place.nearbyAttractions} />
          </Section>
        </div>
      </div>
      <DeferredOnward {...{ place, around, vehicles }} url={origin + destinationAddress(place)} />
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
