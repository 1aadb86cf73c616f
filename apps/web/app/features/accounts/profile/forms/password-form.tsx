import { t } from '@serendib/contract/words/t';
import { useLocation, useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { endingSession } from '~/lib/api/ending-session.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { forgetSession, keepSession, storedUser } from '~/lib/session/session.ts';
import { forgetPlace, rememberPlace } from '~/lib/session/session-place.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { bodyOf } from '../../form/contract.ts';
import { inDoubt } from '../../form/in-doubt.ts';
import { NewPassword, newPasswordProblems, type TwicePassword } from '../../form/new-password.tsx';

interface Values extends TwicePassword {
  currentPassword: string;
}

export default function PasswordForm({ onDone }: { onDone: () => void }) {
  const reload = useReload();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useApiForm<Values>({
    schema: bodyOf('PUT /auth/password'),
    bodyOf: ({ currentPassword, password }) => ({ currentPassword, password }),
    check: newPasswordProblems,
    async send({ currentPassword, password }) {
      const user = storedUser();
      // Another tab that is refused meanwhile leads this one to the sign-in page; the new session leads back.
      rememberPlace(pathname + search);
      const sending = endingSession(() =>
        call('PUT /auth/password', { body: { currentPassword, password } }),
      );
      const changed = await sending.catch((error: unknown) => {
        if (storedUser()) forgetPlace();
        throw inDoubt(
          error,
          t(
            'No answer came, so we do not know whether your password was changed. If you have to log in, try the new one first.',
          ),
        );
      });
      if (!changed) {
        // The token of the session that was begun in its place is lost with the answer.
        forgetSession();
        await navigate('/login');
        toast(t('Your password is changed. Please log in with the new one.'), 'good');
        return;
      }
      const { message, token } = changed;
      if (user) keepSession(token, user);
      await reload();
      forgetPlace();
      toast(message, 'good');
      onDone();
    },
    failed: t('Your password could not be changed.'),
  });
  return (
    <form {...form.attributes} aria-label={t('Change password')} className="grid max-w-[30rem] gap-5">
      <PasswordField label={t('Current password')} required autoFocus {...form.field('currentPassword')} />
      <NewPassword form={form} label={t('New password')} confirmLabel={t('Confirm new password')} />
      <Refusal of={form.refusal} />
      <FormActions send={t('Save password')} sending={t('Saving')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
