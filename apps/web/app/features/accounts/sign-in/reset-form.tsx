import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { endingSession } from '~/lib/api/ending-session.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { forgetSession } from '~/lib/session/session.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { bodyOf } from '../form/contract.ts';
import { NewPassword, newPasswordProblems, type TwicePassword } from '../form/new-password.tsx';

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useApiForm<TwicePassword>({
    schema: bodyOf('POST /auth/reset-password/{token}'),
    bodyOf: ({ password }) => ({ password }),
    check: newPasswordProblems,
    async send({ password }) {
      // The server ends every session, this browser's included.
      await endingSession(
        () => call('POST /auth/reset-password/{token}', { params: { token }, body: { password } }),
        // Who forgot the password may have been away for longer than a session lasts.
        false,
      );
      forgetSession();
      onDone();
    },
    failed: t('Failed to reset password.'),
  });
  return (
    <form {...form.attributes} aria-label={t('Reset password')} className="grid gap-5">
      <NewPassword form={form} label={t('New password')} confirmLabel={t('Confirm new password')} />
      <Refusal
        of={form.refusal}
        actions={
          form.refusal?.code === 'BAD_REQUEST' && (
            <Link className="link inline-flex min-h-11 items-center" to="/forgot-password">
              {t('Ask for a new link')}
            </Link>
          )
        }
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? t('Saving') : t('Reset password')}
      </Button>
    </form>
  );
}
