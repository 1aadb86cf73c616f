import { t } from '@serendib/contract/words/t';
import { SignUpForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { SignUpPage } from '~/features/accounts/sign-in/sign-up-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/sign-up.ts';

// With one of the server beside it, the browser's is not asked for a page that came from there.
export const loader = () => null;
export const clientLoader = () => SignUpForm.fetch();

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Sign up'),
    description: t('An account to write reviews and to list what you offer on Serendib.'),
    noIndex: true,
  });

export default SignUpPage;
