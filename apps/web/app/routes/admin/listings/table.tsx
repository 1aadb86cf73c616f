import { t } from '@serendib/contract/words/t';
import { AdminList } from '~/features/admin/listings/admin-list.tsx';
import { loadAdminList } from '~/features/admin/listings/load-admin-list.ts';
import { kindUi } from '~/kinds/index.ts';
import { kindAt } from '~/kinds/kind-at.ts';
import { adminLoad } from '~/lib/session/guard.ts';
import { adminMeta, unlessOnlyOpened } from '../admin-route.ts';
import { publicCard } from '../public-card.tsx';
import type { Route } from './+types/table.ts';
import { AdminForm, editForm } from './admin-form.tsx';

export const clientLoader = Object.assign(
  adminLoad(({ call, url }) => loadAdminList(call, kindAt('admin', url.pathname), url)),
  { hydrate: true as const },
);
export const shouldRevalidate = unlessOnlyOpened;
export const meta = (args: Route.MetaArgs) =>
  adminMeta(t('{kind}, administration', { kind: kindUi[kindAt('admin', args.location.pathname)].title }))(
    args,
  );

/** The table of any kind: all there are of it, in any state. */
export default function Table({ loaderData }: Route.ComponentProps) {
  return (
    <AdminList
      {...loaderData}
      preview={publicCard}
      form={editForm}
      newForm={(back) => <AdminForm key={loaderData.kind} kind={loaderData.kind} back={back} />}
    />
  );
}
