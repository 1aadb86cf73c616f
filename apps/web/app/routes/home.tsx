import { Hero } from '~/features/home/hero/hero.tsx';
import type { Counts } from '~/features/home/services.tsx';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { promotionWords } from '~/lib/site/promotion.ts';
import { organizationData, websiteData } from '~/lib/structured-data/site.ts';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import type { Route } from './+types/home.ts';
import type { HomeData } from './home-sections.tsx';

const nothing = () => null;

// What cannot be had is left out without a word: this page stands on its own.
const load = pageLoad(async ({ call, url }: LoadArgs) => {
  const one = { query: { limit: 1, view: 'card' } } as const;
  const row = { query: { limit: 3, view: 'card' } } as const;
  const [{ rowsOf }, settings, payments, districts, guides, ...lists] = await Promise.all([
    import('~/features/listings/rows-of.ts'),
    call('GET /settings').catch(nothing),
    call('GET /payments/mode').catch(nothing),
    call('GET /districts').catch(nothing),
    call('GET /tour-guides/featured/homepage', { query: { view: 'card' }, timeout: 30_000 }).catch(nothing),
    call('GET /destinations', one).catch(nothing),
    call('GET /tour-guides', one).catch(nothing),
    call('GET /vehicles', one).catch(nothing),
    call('GET /tours', row).catch(nothing),
    call('GET /affiliate-links', row).catch(nothing),
    call('GET /blogs', row).catch(nothing),
  ]);
  const [, , , someTours, someTables, someStories] = lists;
  const [destinations, allGuides, vehicles, tours, tables, stories] = lists.map((list) => list?.total);
  const counts: Counts = {
    ...(destinations && { destinations }),
    ...(allGuides && { guides: allGuides }),
    ...(vehicles && { vehicles }),
    ...(tours && { tours }),
    ...(tables && { tables }),
    ...(stories && { stories }),
  };
  return {
    origin: url.origin,
    contact: settings && { email: settings.contactEmail, social: settings.social },
    offer: promotionWords(payments?.mode ?? 'live', new Date(), settings?.promotionLastDay),
    counts,
    guides: guides?.data ?? [],
    ...rowsOf(someTours?.data, someTables?.data, someStories?.data),
    districts: (districts?.data ?? []).map(({ name, destinationCount }) => ({
      name,
      destinations: destinationCount,
    })),
  };
});

// The hero needs its scripts at once; what lies below it can wait.
const Below = deferHydration<HomeData>(
  'below',
  async () => (await import('./home-sections.tsx')).HomeSections,
);
const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([load(args), Below.fetch()]);
  return data;
};

export { clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  const { origin, contact } = args.loaderData ?? { origin: '', contact: null };
  return pageMeta(args, {
    image: '/scenes/sigiriya.svg',
    jsonLd: import.meta.env.SSR && [websiteData(origin), organizationData(origin, contact ?? undefined)],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero districts={loaderData.districts.map(({ name }) => name)} />
      <Below {...loaderData} />
    </>
  );
}
