import { t } from '@serendib/contract/words/t';
import { OwnPage } from '~/features/trips/own-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { Route } from './+types/expected.ts';

const OwnExpected = lazyPart(() => import('~/features/trips/expected/own-expected.tsx'));
const line = t('Who waits for you, where, when, at which number and at which price you agreed.');

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Someone here is expecting you'), description: line, noIndex: true });

export default function Expected() {
  return <OwnPage title={t('Someone here is expecting you')} line={line} part={OwnExpected} />;
}
