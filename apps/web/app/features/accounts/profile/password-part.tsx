import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button } from '~/ui/form/button.tsx';
import { openedPart } from '~/ui/hydration/defer-hydration.tsx';

const PasswordForm = openedPart(() => import('./forms/password-form.tsx'));

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <p className="max-w-[52ch]">
        You log in through Google and have no password yet. If you want one, log out and choose{' '}
        <Link className="link" to="/forgot-password">
          Forgot password?
        </Link>{' '}
        The link we mail you lets you set one.
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
      Change password
    </Button>
  );
}
