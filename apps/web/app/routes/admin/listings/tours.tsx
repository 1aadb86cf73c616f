import { DeskList } from '~/features/admin/listings/desk-list.tsx';
import { loadDesk } from '~/features/admin/listings/load-desk.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import { deskMeta, unlessOnlyOpened } from '../desk-route.ts';
import { publicCard } from '../public-card.tsx';
import type { Route } from './+types/tours.ts';
import { AdminForm, editForm } from './admin-form.tsx';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) => loadDesk(call, 'tour', url)),
  { hydrate: true as const },
);
export const shouldRevalidate = unlessOnlyOpened;
export const meta = deskMeta('Tours, administration');

export default function Tours({ loaderData }: Route.ComponentProps) {
  return (
    <DeskList
      {...loaderData}
      preview={publicCard}
      form={editForm}
      newForm={(back) => <AdminForm kind="tour" back={back} />}
    />
  );
}
