import { Hero } from '~/features/home/hero/hero.tsx';
import { deferLoad, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { organizationData, websiteData } from '~/lib/structured-data/site.ts';
import type { Route } from './+types/home.ts';
import { HomeBelow } from './home-below.ts';

const load = pageLoad(deferLoad(() => import('./load-home.ts')));

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) => {
  const { origin, contact } = args.loaderData ?? { origin: '', contact: null };
  return pageMeta(args, {
    image: '/scenes/sigiriya.svg',
    jsonLd: import.meta.env.SSR && [websiteData(origin), organizationData(origin, contact)],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero districts={loaderData.districts.map(({ name }) => name)} gone={loaderData.gone} />
      <HomeBelow {...loaderData} />
    </>
  );
}
