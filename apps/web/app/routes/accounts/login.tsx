import { LoginPage } from '~/features/accounts/sign-in/login-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/login.ts';

export const handle = { query: ['session_expired', 'error'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Log in', description: 'Log in to Serendib.', noIndex: true });

export default LoginPage;
