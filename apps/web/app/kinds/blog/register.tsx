import { blog } from '@serendib/contract/listings/kinds/blog';
import { t } from '@serendib/contract/words/t';
import { loadMode } from '~/features/partnership/buying/load-mode.ts';
import { BuyFirst, PaidFirst } from '~/features/partnership/buying/paid-first.tsx';
import { StoryField } from '~/features/submissions/editor/story-field.tsx';
import { NewListing } from '~/features/submissions/pages/new-listing.tsx';
import { call } from '~/lib/api/call.ts';
import { oldestVoucher } from '~/lib/mine/my-payments.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/register.ts';
import { BlogCard } from './card.tsx';
import { newWords } from './form-words.ts';

export { loadMode as clientLoader, loadMode as loader };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Write for travellers'),
    description: t('Send a story of Sri Lanka to Serendib, or link to the one on your own blog.'),
  });

/** What was paid for is spent on it; while payments are paused, nothing has to be. */
async function make(body: Record<string, unknown>) {
  const paymentId = await oldestVoucher(call, 'sponsored_blog_post');
  return call('POST /blogs/sponsored', { body: { ...body, ...(paymentId && { paymentId }) } });
}

export default function BlogSubmission({ loaderData: { mode } }: Route.ComponentProps) {
  return (
    <NewListing
      kind={blog}
      words={newWords}
      make={make}
      card={(shown) => <BlogCard blog={shown} heading="h3" />}
      widgets={{ html: StoryField }}
      unpaid={<BuyFirst service="sponsored_blog_post" />}
    >
      <PaidFirst service="sponsored_blog_post" mode={mode} />
    </NewListing>
  );
}
