import { blog } from '@serendib/contract/listings/kinds/blog';
import { BlogCard } from '~/features/listings/cards/blog-card.tsx';
import { StoryField } from '~/features/submissions/editor/story-field.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { ownListingLoad } from '~/features/submissions/pages/load-own-listing.ts';
import { call } from '~/lib/api/call.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/blog-edit.ts';

export const clientLoader = ownListingLoad(blog, (ask, id) => ask('GET /blogs/{id}', { params: { id } }));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Edit Blog', description: 'Changes a blog of yours.', noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title="Edit Blog" />;
}

export default function BlogEdit({ loaderData }: Route.ComponentProps) {
  return (
    <EditListing
      kind={blog}
      edited={loaderData}
      get={(id) => call('GET /blogs/{id}', { params: { id } })}
      change={(id, body) => call('PUT /blogs/user/{id}', { params: { id }, body })}
      card={(shown) => <BlogCard blog={shown} heading="h3" />}
      widgets={{ html: StoryField }}
    />
  );
}
