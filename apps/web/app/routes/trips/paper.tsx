import { t } from '@serendib/contract/words/t';
import { OwnPage } from '~/features/trips/own-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Route } from './+types/paper.ts';

const OwnSheet = lazyPart(() => import('~/features/trips/sheet/own-sheet.tsx'));
const line = t('The way on one page, the days on the next.');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('My trip on paper'), description: line, noIndex: true });

export default function Paper() {
  return <OwnPage title={t('My trip on paper')} line={line} part={OwnSheet} />;
}
