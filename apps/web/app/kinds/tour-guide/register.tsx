import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { t } from '@serendib/contract/words/t';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { OneGuide } from '~/features/submissions/pages/one-guide.tsx';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/register.ts';
import { GuideCard } from './card.tsx';
import { newWords } from './form-words.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Register as a guide'),
    description: t(
      'Register as a tour guide on Serendib, free, and be found by language, district and what you know.',
    ),
  });

export default function TourGuideRegistration() {
  return (
    <NewListing
      kind={tourGuide}
      words={newWords}
      make={(body) => call('POST /tour-guides', { body })}
      card={(shown) => <GuideCard guide={shown} heading="h3" />}
    >
      <OneGuide />
    </NewListing>
  );
}
