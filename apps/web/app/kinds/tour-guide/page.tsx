import { busyWords } from '@serendib/contract/listings/availability';
import { parts, t } from '@serendib/contract/words/t';
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
import { marked } from '~/ui/text/marked.tsx';
import { Price } from '~/ui/text/price.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { Route } from './+types/page.ts';
import { areasOf, bioOpening, guideAddress, guideImage } from './card-words.ts';
import { guideData } from './structured-data.ts';

const listPath = '/tour-guides';

const load = pageLoad(
  deferLoad(() => import('./load-page.ts')),
  {
    notFound: t('Tour Guide Not Found'),
    failed: t('Failed to load tour guide details'),
    back: { to: listPath, label: t('Back to tour guides') },
  },
);

const GuideFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/tour-guide').then(({ tourGuide }) => tourGuide),
);

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  if (!args.loaderData) return pageMeta(args, { title: t('Tour guide'), noIndex: true });
  const { guide, words, origin } = args.loaderData;
  const image = guideImage(guide);
  return pageMeta(args, {
    title: words.title,
    description: preview(guide.bio, 155),
    image,
    type: 'profile',
    jsonLd: import.meta.env.SSR && [
      guideData(origin, guide, image),
      breadcrumbData(origin, [
        { name: t('Tour guides'), path: listPath },
        { name: guide.name ?? '', path: guideAddress(guide) },
      ]),
    ],
  });
};

export default function TourGuide({
  loaderData: { guide, price, words, reviews, alike, origin },
}: Route.ComponentProps) {
  useRecordView('POST /tour-guides/{id}/view', guide);
  const name = guide.name ?? t('Tour guide');
  const [district = ''] = areasOf(guide);
  const busy = busyWords(guide);
  const ways = {
    name,
    phone: guide.contactPhone,
    email: guide.contactEmail,
    whatsapp: guide.whatsapp,
    ask: guide.canBeAsked && `tourGuide:${guide._id}`,
    about: t('your guiding'),
    question: busy && t('It says “{busy}”. Which other days would be free?', { busy }),
  };
  const certifications = guide.certifications ?? [];
  const opening = bioOpening(guide.bio);
  return (
    <ListingPage
      title={name}
      crumbs={[{ label: t('Home'), to: '/' }, { label: t('Tour guides'), to: listPath }, { label: name }]}
      line={words.subjects}
      listing={guide}
      known={words.known}
      after={
        <>
          <RelatedListings
            listing={guide}
            send={{ title: t('{name}, tour guide', { name }), origin, path: guideAddress(guide) }}
            title={t('More guides for {district}', { district: words.district })}
            more={{
              to: listAddress(listPath, { district }),
              label: t('All guides for {district}', { district: words.district }),
            }}
            guides={alike}
          />
          <ContactBar {...ways} price={price} none={t('Ask for a rate')} />
        </>
      }
      picture={
        <>
          <div className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
            <Picture
              {...guideImage(guide)}
              alt={guide.imageIsDrawing ? name : t('Portrait of {name}', { name })}
              ratio="4 / 5"
              eager
            />
            <p className="text-17 whitespace-pre-line wrap-anywhere" lang={languageOf(guide.bio)}>
              {opening && <span className="bio-opening">{opening}</span>}
              {(guide.bio ?? '').slice(opening.length)}
            </p>
          </div>
          <MoreImages of={guide.moreImages} />
        </>
      }
      aside={
        <>
          <Price shown={price} size="lead" />
          {busy && (
            <p className="text-15">
              {guide.awayUntil ? `${busy}.` : t('{busy} at the moment: ask for other days.', { busy })}
            </p>
          )}
          <Contact {...ways} />
          <p className="text-14 text-ink-2">
            {rich(parts('Available: {availability}. You agree on everything with {name}.'), {
              availability: marked(words.availability),
              name: marked(name),
            })}
          </p>
        </>
      }
    >
      <Section title={t('What to know')}>
        <GuideFacts listing={guide} leaveOut={['availability']} />
      </Section>
      {certifications.length > 0 && (
        <Section title={t('Certifications')}>
          <ul className="grid gap-x-14 md:grid-cols-2">
            {certifications.map(({ name: title, issuedBy, year }) => (
              <li key={`${title}${year}`} className="border-t border-line py-4">
                <p className="font-semibold" lang={languageOf(title)}>
                  {title}
                </p>
                <p className="text-15 text-ink-2">{[issuedBy, year].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <DeferredReviews
        hasCalendar
        listing={guide}
        reviews={reviews}
        itemType="tourGuide"
        itemId={guide._id}
        name={name}
      />
    </ListingPage>
  );
}
