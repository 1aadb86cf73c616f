import { t } from '@serendib/contract/words/t';
import { OwnDepartures } from '~/features/calendars/own/own-departures.tsx';
import type { LoadArgs } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { storedUser } from '~/lib/session/session.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/own-departures.ts';
import { ownListings, wayBack } from './way-back.ts';

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params: { id } }: LoadArgs<{ id: string }>) => {
      const [tour, departures] = await Promise.all([
        call('GET /tours/{id}', { params: { id } }),
        call('GET /tours/{id}/departures', { params: { id } }),
      ]);
      // Who submitted it is told to its owner and to administrators alone.
      const owner = 'submittedBy' in tour ? tour.submittedBy : null;
      const isOfOther = owner !== null && owner !== storedUser()?._id;
      return { id, departures, isOfOther, title: tour.name ?? '', back: wayBack('tour', id, tour) };
    },
    { notFound: t('Tour Not Found'), failed: t('Failed to load the departures'), back: ownListings },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Departures'), description: t('When your tour leaves.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('Departures')} />;
}

export default function OwnDeparturesPage({ loaderData }: Route.ComponentProps) {
  const { id, departures, isOfOther, title, back } = loaderData;
  useGuard();
  return (
    <>
      <PageHeading
        // Words of the page with a name in them: the name does not say in which language it is set.
        title={<span>{t('Departures of {title}', { title })}</span>}
        above={<Breadcrumbs crumbs={[back, { label: t('Departures') }]} />}
      />
      <div className="wrap pb-18">
        <OwnDepartures key={id} id={id} first={departures} isOfOther={isOfOther} />
      </div>
    </>
  );
}
