import { t } from '@serendib/contract/words/t';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { ButtonLink } from '~/ui/form/button.tsx';

/** In place of a form that needs an account. Logging in leads back here. */
export function LoginRequired({ words }: { words: string }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => rememberPlace(pathname + search + hash), [pathname, search, hash]);
  return <LoginWords words={words} />;
}

/** `from`: where to come back to, for links that are followed before their scripts have come. */
export function LoginWords({ words, from }: { words: string; from?: string }) {
  const query = from ? `?from=${encodeURIComponent(from)}` : '';
  return (
    <section className="wrap py-10 md:py-18" aria-labelledby="login-required">
      <div className="login-required">
        <h2 id="login-required">{t('Login Required')}</h2>
        <p className="mt-3 max-w-[44ch]">{words}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`/login${query}`}>{t('Log in')}</ButtonLink>
          <ButtonLink look="line" to={`/signup${query}`}>
            {t('Sign up')}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
