import { t } from '@serendib/contract/words/t';
import { CancelPage } from '~/features/payments/result/cancel-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/cancel.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Payment cancelled'), description: t('Nothing was charged.'), noIndex: true });

export default function Cancel() {
  return <CancelPage />;
}
