import { labelOf, languages, specializations } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import type { Person, WithContext } from 'schema-dts';
import type { ReplyOf } from '~/lib/api/call.ts';
import type { PageImage } from '~/lib/page/social-image.ts';
import { pictureUrl } from '~/lib/structured-data/image.ts';
import { islandPlace } from '~/lib/structured-data/island-place.ts';
import { known } from '~/lib/structured-data/known.ts';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { guideAddress } from './card-words.ts';

type Guide = ReplyOf<'GET /tour-guides/{id}'>;

export const guideData = (origin: string, guide: Guide, picture: PageImage): WithContext<Person> =>
  known({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: guide.name ?? '',
    jobTitle: t('Tour guide'),
    url: pageUrl(origin, guideAddress(guide)),
    image: pictureUrl(origin, picture),
    ...(guide.bio && { description: guide.bio }),
    knowsLanguage: (guide.languages ?? []).map((language) => labelOf(languages, language)),
    knowsAbout: (guide.specialization ?? []).map((subject) => labelOf(specializations, subject)),
    workLocation: (guide.preferredAreas ?? []).map((area) => islandPlace(placeName(area))),
    hasCredential: (guide.certifications ?? []).map(({ name, issuedBy }) => ({
      '@type': 'EducationalOccupationalCredential',
      name,
      recognizedBy: { '@type': 'Organization', name: issuedBy },
    })),
  });
