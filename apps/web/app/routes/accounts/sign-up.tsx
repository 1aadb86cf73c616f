import { SignUpForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { SignUpPage } from '~/features/accounts/sign-in/sign-up-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/sign-up.ts';

export const clientLoader = () => SignUpForm.fetch();

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Sign up',
    description: 'An account to write reviews and to list what you offer on Serendib.',
    noIndex: true,
  });

export default SignUpPage;
