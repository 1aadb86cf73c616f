import { busyWords } from '@serendib/contract/listings/availability';
import { dayRateWords, endsInFigure, priceWords } from '@serendib/contract/words/price-words';
import { latestReviews, others } from '~/features/listings/load-listing.ts';
import { Contact } from '~/features/listings/pages/contact.tsx';
import { ContactBar } from '~/features/listings/pages/contact-bar.tsx';
import { kindFacts } from '~/features/listings/pages/kind-facts.tsx';
import { ListingPage, Section } from '~/features/listings/pages/listing-page.tsx';
import { useRecordView } from '~/features/listings/pages/record-view.ts';
import { RelatedListings } from '~/features/listings/related/deferred-related.ts';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import { preview } from '~/lib/words/preview.ts';
import { DeferredReviews } from '~/routes/listings/deferred-reviews.ts';
import { Picture } from '~/ui/media/picture.tsx';
import { Price } from '~/ui/text/price.tsx';
import type { Route } from './+types/page.ts';
import { areasOf, bioOpening, guideAddress, guideImage } from './card-words.ts';
import { guideData } from './structured-data.ts';

const listWords = new Intl.ListFormat('en', { type: 'conjunction' });
const listPath = '/tour-guides';

const load = pageLoad(
  async ({ call, params: { id }, url }: LoadArgs<{ id: string }>) => {
    const [guide, reviews] = await Promise.all([
      call('GET /tour-guides/{id}', { params: { id } }),
      latestReviews(call, 'tourGuide', id),
    ]);
    const [district] = areasOf(guide);
    const alike = district
      ? await others(
          call('GET /tour-guides', { query: { district: [district], limit: 4, view: 'card' } }),
          id,
        )
      : [];
    return { guide, reviews, alike, origin: url.origin };
  },
  {
    notFound: 'Tour Guide Not Found',
    failed: 'Failed to load tour guide details',
    back: { to: listPath, label: 'Back to tour guides' },
  },
);

const GuideFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/tour-guide').then(({ tourGuide }) => tourGuide),
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: 'Tour guide', noIndex: true });
  const { guide, origin } = args.loaderData;
  const { src, fallback } = guideImage(guide);
  return pageMeta(args, {
    title: `${guide.name}, tour guide in ${(guide.preferredAreas ?? []).slice(0, 2).join(' and ') || 'Sri Lanka'}`,
    description: preview(guide.bio, 155),
    image: src ?? fallback,
    type: 'profile',
    jsonLd: import.meta.env.SSR && [
      guideData(origin, guide, src ?? fallback),
      breadcrumbData(origin, [
        { name: 'Tour guides', path: listPath },
        { name: guide.name ?? '', path: guideAddress(guide) },
      ]),
    ],
  });
};

export default function TourGuide({ loaderData: { guide, reviews, alike, origin } }: Route.ComponentProps) {
  useRecordView('POST /tour-guides/{id}/view', guide);
  const name = guide.name ?? 'Tour guide';
  const [district = ''] = areasOf(guide);
  const busy = busyWords(guide);
  const ways = {
    name,
    phone: guide.contactPhone,
    email: guide.contactEmail,
    whatsapp: guide.whatsapp,
    about: 'your guiding',
    question: busy && ` It says “${busy}”. Which other days would be free?`,
  };
  const certifications = guide.certifications ?? [];
  const opening = bioOpening(guide.bio);
  return (
    <ListingPage
      title={name}
      crumbs={[{ label: 'Home', to: '/' }, { label: 'Tour guides', to: listPath }, { label: name }]}
      line={
        (guide.specialization ?? []).length > 0
          ? `${(guide.specialization ?? []).join(', ')} tours`
          : 'Tour guide'
      }
      listing={guide}
      more={guide.moreImages}
      known={[
        guide.yearsOfExperience
          ? `${guide.yearsOfExperience} ${guide.yearsOfExperience === 1 ? 'year' : 'years'} guiding`
          : null,
        (guide.languages ?? []).length > 0 && `Speaks ${listWords.format(guide.languages ?? [])}`,
        district && `Guides in ${district}`,
      ]}
      after={
        <>
          <RelatedListings
            listing={guide}
            send={{ title: `${name}, tour guide`, url: origin + guideAddress(guide) }}
            title={`More guides for ${district}`}
            more={{ to: listAddress(listPath, { district }), label: `All guides for ${district}` }}
            guides={alike}
          />
          <ContactBar {...ways} price={dayRateWords(guide.ratePerDay) || 'Ask for a rate'} />
        </>
      }
      picture={
        <div className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
          <Picture
            {...guideImage(guide)}
            alt={guide.imageIsDrawing ? name : `Portrait of ${name}`}
            ratio="4 / 5"
            eager
          />
          <p className="text-17 whitespace-pre-line wrap-anywhere">
            {opening && <span className="bio-opening">{opening}</span>}
            {(guide.bio ?? '').slice(opening.length)}
          </p>
        </div>
      }
      aside={
        <>
          <Price
            written={priceWords(guide.ratePerDay)}
            per={endsInFigure(guide.ratePerDay) && 'a day'}
            size="lead"
          />
          {busy && (
            <p className="text-15">
              {busy}
              {guide.awayUntil ? '.' : ' at the moment: ask for other days.'}
            </p>
          )}
          <Contact {...ways} />
          <p className="text-14 text-ink-2">
            Available: {guide.availability}. You agree on everything with {name}.
          </p>
        </>
      }
    >
      <Section title="What to know">
        <GuideFacts listing={guide} leaveOut={['ratePerDay', 'availability']} />
      </Section>
      {certifications.length > 0 && (
        <Section title="Certifications">
          <ul className="grid gap-x-14 md:grid-cols-2">
            {certifications.map(({ name: title, issuedBy, year }) => (
              <li key={`${title}${year}`} className="border-t border-line py-4">
                <p className="font-semibold">{title}</p>
                <p className="text-15 text-ink-2">{[issuedBy, year].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <DeferredReviews
        listing={guide}
        reviews={reviews}
        itemType="tourGuide"
        itemId={guide._id}
        name={name}
      />
    </ListingPage>
  );
}
