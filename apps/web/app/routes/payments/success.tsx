import { t } from '@serendib/contract/words/t';
import { SuccessPage } from '~/features/payments/result/success-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/success.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Your payment'), description: t('What became of your payment.'), noIndex: true });

export default function Success() {
  return <SuccessPage />;
}
