import { hasCall, keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { OwnDepartures } from '~/features/calendars/own/own-departures.tsx';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/own-departures.ts';

const back = { to: '/profile?tab=submissions', label: t('My listings') };

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params: { kind: named, id } }: LoadArgs<{ kind: string; id: string }>) => {
      const kind = named as KindName;
      if (!(Object.hasOwn(kinds, kind) && hasCall(kind, 'setDepartures'))) throw notFound();
      const [listing, { departures }] = await Promise.all([
        call(keyOf(kind, 'one'), { params: { id } }),
        call(keyOf(kind, 'departures'), { params: { id } }),
      ]);
      const { title }: Kind = kinds[kind];
      return {
        ...{ kind, id, departures },
        title: String((listing as unknown as Record<string, unknown>)[title] ?? ''),
      };
    },
    { notFound: t('Tour Not Found'), failed: t('Failed to load the departures'), back },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Departures'), description: t('When your tour leaves.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('Departures')} />;
}

export default function OwnDeparturesPage({
  loaderData: { kind, id, departures, title },
}: Route.ComponentProps) {
  useGuard();
  return (
    <>
      <PageHeading
        // Words of the page with a name in them: the name does not say in which language it is set.
        title={<span>{t('Departures of {title}', { title })}</span>}
        above={<Breadcrumbs crumbs={[back, { label: t('Departures') }]} />}
      />
      <div className="wrap pb-18">
        <OwnDepartures key={id} kind={kind} id={id} first={departures} />
      </div>
    </>
  );
}
