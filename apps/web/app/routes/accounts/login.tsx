import { t } from '@serendib/contract/words/t';
import { LoginForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { LoginPage } from '~/features/accounts/sign-in/login-page.tsx';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/login.ts';

export const handle = { query: ['session_expired', 'error'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Log in'), description: t('Log in to Serendib.'), noIndex: true });

/** Where it is not known whether Google is set up, its button is offered as it is. */
const load = pageLoad(({ call }: LoadArgs) => call('GET /auth/third-party').catch(() => ({ google: true })));

const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [thirdParty] = await Promise.all([load(args), LoginForm.fetch()]);
  return thirdParty;
};

export { clientLoader, load as loader };

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} />;
}
