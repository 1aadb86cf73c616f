import { t } from '@serendib/contract/words/t';
import { OwnPage } from '~/features/trips/own-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Route } from './+types/driver.ts';

const DriverCards = lazyPart(() => import('~/features/trips/driver/driver-cards.tsx'));
const line = t(
  'Hold the card out: the name of each stop in Sinhala and Tamil, and what one says on the road.',
);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Show the driver'), description: line, noIndex: true });

export default function Driver() {
  return <OwnPage title={t('Show the driver')} part={DriverCards} />;
}
