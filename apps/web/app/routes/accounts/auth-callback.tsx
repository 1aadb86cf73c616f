import { t } from '@serendib/contract/words/t';
import { replace } from 'react-router';
import { arrive } from '~/features/accounts/sign-in/callback.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import type { Route } from './+types/auth-callback.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  const code = new URL(request.url).searchParams.get('token') || undefined;
  throw replace(await arrive(code));
}
clientLoader.hydrate = true as const;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: t('Log in'), description: t('Completes a login.'), noIndex: true });

export function HydrateFallback() {
  return (
    <section className="wrap flex items-center gap-4 py-26 text-26">
      <Spinner inline />
      <h1 className="text-26">{t('Completing login...')}</h1>
    </section>
  );
}

export default function AuthCallback() {
  return null; // The way always leads on.
}
