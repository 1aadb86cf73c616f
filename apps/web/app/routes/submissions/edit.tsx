import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView, PublicView, ShownView } from '@serendib/contract/listings/views';
import { useLocation } from 'react-router';
import type { VoucherService } from '~/features/partnership/buying/voucher-note.tsx';
import { StoryField } from '~/features/submissions/editor/story-field.tsx';
import { EditListing } from '~/features/submissions/pages/edit-listing.tsx';
import { type EditState, loadOwnListing } from '~/features/submissions/pages/load-own-listing.ts';
import { kindUi } from '~/kinds/index.ts';
import { kindAt } from '~/kinds/kind-at.ts';
import type { KindUi } from '~/kinds/kind-ui.ts';
import { call } from '~/lib/api/call.ts';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import type { Route } from './+types/edit.ts';

const PayAgain = lazyPart(() => import('~/features/partnership/buying/pay-again.tsx'));
/** What a kind that is paid for before it is sent is paid with. */
const services: Partial<Record<KindName, VoucherService>> = {
  blog: 'sponsored_blog_post',
  tour: 'tour_partnership',
};

export const clientLoader = Object.assign(
  pageLoad(({ call: ask, params: { id = '' }, url }: LoadArgs) => {
    const kind = kindAt('edit', url.pathname);
    return loadOwnListing(kindUi[kind].edit, () => ask(keyOf(kind, 'one'), { params: { id } }));
  }),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) => {
  const { title, description } = kindUi[kindAt('edit', args.location.pathname)].edit;
  return pageMeta(args, { title, description, noIndex: true });
};

export function HydrateFallback() {
  return <WaitingPage title={kindUi[kindAt('edit', useLocation().pathname)].edit.title} />;
}

/** The page on which an owner of any kind of listing changes it. */
export default function Edit({ loaderData }: Route.ComponentProps) {
  const kind = kindAt('edit', useLocation().pathname);
  return <EditOf key={kind} kind={kind} edited={loaderData} />;
}

function EditOf<K extends KindName>({ kind, edited }: { kind: K; edited: EditState }) {
  const { card, edit }: KindUi<K> = kindUi[kind];
  const service = services[kind];
  return (
    <EditListing
      kind={kinds[kind] as unknown as Kind & { name: K }}
      words={edit}
      edited={edited}
      get={(id) => call(keyOf(kind as KindName, 'one'), { params: { id } }) as Promise<ShownView[K]>}
      change={(id, body) =>
        call(keyOf(kind as KindName, 'change'), { params: { id }, body }) as Promise<OwnerView[K]>
      }
      card={(shown: PublicView[K]) => card(shown as OwnerView[K], 'form')}
      widgets={{ html: StoryField }}
      payAgain={
        service && ((place, isRefused) => <PayAgain service={service} place={place} isRefused={isRefused} />)
      }
    />
  );
}
