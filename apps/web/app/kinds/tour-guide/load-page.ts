import { guideAvailabilities, labelOf, languages, specializations } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { latestReviews, others } from '~/features/listings/load-listing.ts';
import { Contact, ContactBar } from '~/features/listings/pages/deferred-contact.ts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { LoadArgs } from '~/lib/api/load.ts';
import { listWords } from '~/lib/words/list-words.ts';
import { areasOf, yearsGuiding } from './card-words.ts';
import { guidePrice } from './price-words.ts';

/** What the page says of options and places: their names are many, and a page that is opened needs these alone. */
function wordsOf(guide: ReplyOf<'GET /tour-guides/{id}'>) {
  const [district = ''] = areasOf(guide);
  const subjects = (guide.specialization ?? []).map((one) => labelOf(specializations, one));
  const spoken = (guide.languages ?? []).map((one) => labelOf(languages, one));
  return {
    title: t('{name}, tour guide in {places}', {
      name: guide.name ?? '',
      places: listWords((guide.preferredAreas ?? []).slice(0, 2).map(placeName)) || t('Sri Lanka'),
    }),
    subjects:
      subjects.length > 0 ? t('{subjects} tours', { subjects: subjects.join(', ') }) : t('Tour guide'),
    known: [
      guide.yearsOfExperience ? yearsGuiding(guide.yearsOfExperience) : null,
      spoken.length > 0 && t('Speaks {languages}', { languages: listWords(spoken) }),
      district && t('Guides in {district}', { district: placeName(district) }),
    ],
    district: placeName(district),
    availability: labelOf(guideAvailabilities, guide.availability ?? ''),
  };
}

export async function load({ call, params: { id }, url }: LoadArgs<{ id: string }>) {
  const [guide, reviews] = await Promise.all([
    call('GET /tour-guides/{id}', { params: { id } }),
    latestReviews(call, 'tourGuide', id),
    Contact.fetch(),
    ContactBar.fetch(),
  ]);
  const [district] = areasOf(guide);
  const alike = district
    ? await others(call('GET /tour-guides', { query: { district: [district], limit: 4, view: 'card' } }), id)
    : [];
  return { guide, price: guidePrice(guide), words: wordsOf(guide), reviews, alike, origin: url.origin };
}
