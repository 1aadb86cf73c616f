import { parts, t } from '@serendib/contract/words/t';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { rich } from '~/ui/text/rich.ts';

const PasswordForm = lazyPart(() => import('./forms/password-form.tsx'));

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <p className="max-w-[52ch]">
        {rich(
          parts(
            'You log in through Google and have no password yet. If you want one, log out and choose <forgot>Forgot password?</forgot> The link we mail you lets you set one.',
          ),
          {
            forgot: (words) => (
              <Link className="link" to="/forgot-password">
                {words}
              </Link>
            ),
          },
        )}
      </p>
    );
  }
  if (isOpen)
    return (
      <Suspense fallback={<Spinner />}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <Button look="line" onClick={() => setOpen(true)}>
      {t('Change password')}
    </Button>
  );
}
