import { tour } from '@serendib/contract/listings/kinds/tour';
import { t } from '@serendib/contract/words/t';
import { loadMode } from '~/features/partnership/buying/load-mode.ts';
import { BuyFirst, PaidFirst } from '~/features/partnership/buying/paid-first.tsx';
import { useFreeMonths } from '~/features/partnership/buying/use-free-months.ts';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/register.ts';
import { TourCard } from './card.tsx';
import { newWords } from './form-words.ts';

export { loadMode as clientLoader, loadMode as loader };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Offer a tour'),
    description: t(
      'Offer a tour to travellers on Serendib: they ring or write to you, or book on your own website.',
    ),
  });

export default function TourPartnership({ loaderData: { mode } }: Route.ComponentProps) {
  const months = useFreeMonths(mode === 'paused' ? undefined : 'tour');
  return (
    <NewListing
      kind={tour}
      words={newWords}
      make={(body) => call('POST /tours/partnership', { body })}
      card={(shown) => <TourCard tour={shown} heading="h3" />}
      unpaid={
        <div className="mt-2 flex flex-wrap gap-3">
          <BuyFirst service="tour_partnership" months={months} />
        </div>
      }
    >
      <PaidFirst service="tour_partnership" mode={mode} months={months} />
    </NewListing>
  );
}
