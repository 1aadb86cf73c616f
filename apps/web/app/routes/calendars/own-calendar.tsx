import { hasCall, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { isKind } from '@serendib/contract/listings/kinds/is-kind';
import { titleOf } from '@serendib/contract/listings/title-of';
import { t } from '@serendib/contract/words/t';
import { fetchOwn } from '~/features/calendars/own/fetch-own.ts';
import { OwnCalendar } from '~/features/calendars/own/own-calendar.tsx';
import { type LoadArgs, notFound } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { useGuard, userLoad } from '~/lib/session/guard.ts';
import { WaitingPage } from '~/ui/layout/waiting-page.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import type { Route } from './+types/own-calendar.ts';
import { ownListings, wayBack } from './way-back.ts';

export const clientLoader = Object.assign(
  userLoad(
    async ({ call, params: { kind, id } }: LoadArgs<{ kind: string; id: string }>) => {
      if (!(isKind(kind) && hasCall(kind, 'blocks'))) throw notFound();
      const [listing, calendar] = await Promise.all([
        call(keyOf(kind, 'one'), { params: { id } }),
        fetchOwn(call, kind, id),
      ]);
      return { kind, id, calendar, title: titleOf(kinds[kind], listing), back: wayBack(kind, id, listing) };
    },
    { notFound: t('Calendar Not Found'), failed: t('Failed to load the calendar'), back: ownListings },
  ),
  { hydrate: true as const },
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Calendar'), description: t('The days of your listing.'), noIndex: true });

export function HydrateFallback() {
  return <WaitingPage title={t('Calendar')} />;
}

export default function OwnCalendarPage({
  loaderData: { kind, id, calendar, title, back },
}: Route.ComponentProps) {
  useGuard();
  return (
    <>
      <PageHeading
        // Words of the page with a name in them: the name does not say in which language it is set.
        title={<span>{t('Calendar of {title}', { title })}</span>}
        above={<Breadcrumbs crumbs={[back, { label: t('Calendar') }]} />}
      />
      <div className="wrap pb-18">
        <OwnCalendar key={id} kind={kind} id={id} first={calendar} />
      </div>
    </>
  );
}
