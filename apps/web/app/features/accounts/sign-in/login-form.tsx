import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { CodeField } from '~/lib/session/code-field.tsx';
import { forgetSession, keepSession } from '~/lib/session/session.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { EmailField, PasswordField } from '~/ui/form/text-field.tsx';
import { bodyOf } from '../form/contract.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { Resend } from './resend.tsx';

interface Values {
  email: string;
  password: string;
  code?: string;
}

export function LoginForm({ onTry }: { onTry: () => void }) {
  /** The address that wants a code with its password. */
  const [withCode, setWithCode] = useState<string>();
  const sentOf = ({ email, password, code }: Values) => ({
    ...{ email, password },
    ...(email === withCode && { code }),
  });
  const form = useApiForm<Values>({
    schema: bodyOf('POST /auth/login'),
    bodyOf: sentOf,
    async send(values) {
      onTry();
      const body = sentOf(values);
      const user = await call('POST /auth/login', { body }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'FACTOR_REQUIRED')) throw error;
      });
      if (user === undefined) {
        setWithCode(body.email);
        return false;
      }
      if (!user?.token) {
        forgetSession();
        throw new ApiError(200, 'INTERNAL', t('Login response was invalid'));
      }
      keepSession(user.token, user);
    },
    failed: t('Login failed. Please check your credentials.'),
  });
  const { setFocus } = form;
  // Not whenever the field appears: that may be in the middle of an address that begins with this one.
  useEffect(() => {
    if (withCode) setFocus('code');
  }, [withCode, setFocus]);
  return (
    <form {...form.attributes} aria-label={t('Log in')} className="grid gap-5">
      <EmailField autoComplete="username webauthn" {...form.field('email')} />
      <div className="grid gap-1">
        <PasswordField label={t('Password')} required {...form.field('password')} />
        <Link
          className="link inline-flex min-h-11 items-center justify-self-start text-15"
          to="/forgot-password"
        >
          {t('Forgot password?')}
        </Link>
      </div>
      {withCode !== undefined && form.watch('email') === withCode && (
        <CodeField {...form.field('code')} autoFocus={false} />
      )}
      <Refusal of={form.refusal} />
      {form.refusal?.code === 'EMAIL_NOT_VERIFIED' && <Resend emailOf={() => form.getValues('email')} />}
      <Button type="submit" busy={form.busy}>
        {form.busy ? t('Logging in') : t('Log in')}
      </Button>
      <PasskeySignIn onTry={onTry} />
    </form>
  );
}
