import { t } from '@serendib/contract/words/t';
import { TestPage } from '~/features/payments/test/test-page.tsx';
import { type LoadArgs, notFound, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/test.ts';

const load = pageLoad(async ({ call }: LoadArgs) => {
  const { mode, takesTestPayments } = await call('GET /payments/mode');
  if (!takesTestPayments) throw notFound();
  return { mode };
});

export { load as clientLoader, load as loader };

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Test payment'), description: t('A checkout without effects.'), noIndex: true });

export default function Test({ loaderData }: Route.ComponentProps) {
  return <TestPage mode={loaderData.mode} />;
}
