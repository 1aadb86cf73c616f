import { Link } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { forgetSession, keepSession } from '~/lib/session/session.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { EmailField, PasswordField } from '~/ui/form/text-field.tsx';
import { problemsIn } from '../form/problems.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { Resend } from './resend.tsx';

const failed = 'Login failed. Please check your credentials.';

export function LoginForm({ onTry }: { onTry: () => void }) {
  const form = useAccountForm({
    order: ['email', 'password'],
    failed,
    check: (values) => problemsIn('POST /auth/login', values),
    async send({ email = '', password = '' }) {
      onTry();
      const user = await call('POST /auth/login', { body: { email, password } });
      if (!user?.token) {
        forgetSession();
        throw new ApiError(200, 'INTERNAL', 'Login response was invalid');
      }
      keepSession(user.token, user);
    },
  });
  const { problems, refusal } = form;
  return (
    <form {...form.attributes} aria-label="Log in" className="grid gap-5">
      <EmailField autoComplete="username" error={problems.email} />
      <div className="grid gap-1">
        <PasswordField label="Password" name="password" required error={problems.password} />
        <Link
          className="link inline-flex min-h-11 items-center justify-self-start text-15"
          to="/forgot-password"
        >
          Forgot password?
        </Link>
      </div>
      {refusal && (
        <Notice kind="danger" live>
          {refusal.words}
        </Notice>
      )}
      {refusal?.code === 'EMAIL_NOT_VERIFIED' && <Resend emailOf={() => form.valueOf('email')} />}
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Logging in' : 'Log in'}
      </Button>
    </form>
  );
}
