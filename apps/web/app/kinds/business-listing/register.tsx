import { businessListing } from '@serendib/contract/listings/kinds/business-listing';
import { t } from '@serendib/contract/words/t';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/register.ts';
import { BusinessCard } from './card.tsx';
import { newWords } from './form-words.ts';

export const handle = { query: ['tier'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('List your business'),
    description: t('List a hotel, a restaurant, a cafe or a local eatery on Serendib, free.'),
  });

export default function BusinessListing() {
  return (
    <NewListing
      kind={businessListing}
      words={newWords}
      make={(body) => call('POST /affiliate-links', { body })}
      card={(shown) => <BusinessCard business={shown} heading="h3" />}
    />
  );
}
