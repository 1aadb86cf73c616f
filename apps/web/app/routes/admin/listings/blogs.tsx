import { DeskList } from '~/features/admin/listings/desk-list.tsx';
import { loadDesk } from '~/features/admin/listings/load-desk.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import { deskMeta, unlessOnlyOpened } from '../desk-route.ts';
import { publicCard } from '../public-card.tsx';
import type { Route } from './+types/blogs.ts';
import { AdminForm, editForm } from './admin-form.tsx';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) => loadDesk(call, 'blog', url)),
  { hydrate: true as const },
);
export const shouldRevalidate = unlessOnlyOpened;
export const meta = deskMeta('Blogs, administration');

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <DeskList
      {...loaderData}
      preview={publicCard}
      form={editForm}
      newForm={(back) => <AdminForm kind="blog" back={back} />}
    />
  );
}
