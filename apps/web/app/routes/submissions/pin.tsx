import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { isKind } from '@serendib/contract/listings/kinds/is-kind';
import { titleOf } from '@serendib/contract/listings/title-of';
import type { Pinned } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';
import { PinForm } from '~/features/submissions/pin/pin-form.tsx';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/pin.ts';

const back = { to: '/profile?tab=submissions', label: t('My listings') };

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params: { kind, id } }: LoadArgs<{ kind: string; id: string }>) => {
      if (!isKind(kind)) throw notFound();
      const declared: Kind = kinds[kind];
      if (!declared.placedBy) throw notFound();
      const listing = (await call(keyOf(kind, 'one'), { params: { id } })) as object as Pinned;
      const { latitude, longitude, located } = listing;
      return { id, first: { latitude, longitude, located }, title: titleOf(declared, listing) };
    },
    { notFound: t('Listing Not Found'), failed: t('The listing could not be loaded'), back },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('On the map'), description: t('Where your listing is.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('On the map')} />;
}

export default function Pin({ loaderData: { id, first, title } }: Route.ComponentProps) {
  useGuard();
  return (
    <>
      <PageHeading
        title={t('{title} on the map', { title })}
        above={<Breadcrumbs crumbs={[back, { label: t('On the map') }]} />}
      />
      <div className="wrap pb-18">
        <PinForm key={id} id={id} first={first} />
      </div>
    </>
  );
}
