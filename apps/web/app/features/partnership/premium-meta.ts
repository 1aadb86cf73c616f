import { t } from '@serendib/contract/words/t';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { breadcrumbData } from '~/lib/structured-data/breadcrumbs.ts';
import type { PremiumOffer } from './premium-offer.ts';

type MetaArgs = Parameters<typeof pageMeta>[0];

/** Title, description, picture and the way to one of the premium pages. */
export function premiumMeta(args: MetaArgs, { name, path, description, hero }: PremiumOffer) {
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as
    | { origin: string }
    | undefined;
  return pageMeta(args, {
    title: name,
    description,
    image: hero.picture,
    imageAlt: hero.alt,
    jsonLd:
      import.meta.env.SSR &&
      breadcrumbData(root?.origin ?? '', [
        { name: t('Partnership'), path: '/partnership' },
        { name, path },
      ]),
  });
}
