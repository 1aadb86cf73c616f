import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { EmailField, TextField } from '~/ui/form/text-field.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { NewPassword, newPasswordProblems } from '../form/new-password.tsx';
import { type Problems, problemsIn, type Values } from '../form/problems.ts';
import { TrialLink } from '../form/trial-link.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

type Done = ReplyOf<'POST /auth/register'>;

export function SignUpPage() {
  const [done, setDone] = useState<Done>();
  if (done) return <CheckYourMail {...done} />;
  return (
    <AccountPage
      scene="stilt-fishermen"
      title="Sign up"
      line={
        <>
          Already have an account?{' '}
          <Link className="link inline-flex min-h-11 items-center" to="/login">
            Log in
          </Link>
        </>
      }
    >
      <SignUpForm onDone={setDone} />
    </AccountPage>
  );
}

async function problemsOf(values: Values): Promise<Problems> {
  return {
    ...(!values.terms && { terms: 'Please agree to the terms to sign up.' }),
    ...newPasswordProblems(values),
    ...(await problemsIn('POST /auth/register', values)),
  };
}

function SignUpForm({ onDone }: { onDone: (done: Done) => void }) {
  const form = useAccountForm({
    order: ['userName', 'email', 'password', 'confirmPassword', 'terms'],
    failed: 'Error creating account',
    check: problemsOf,
    async send({ userName = '', email = '', password = '', confirmPassword = '' }) {
      onDone(await call('POST /auth/register', { body: { userName, email, password, confirmPassword } }));
    },
  });
  const { problems, refusal } = form;
  return (
    <form {...form.attributes} aria-label="Sign up" className="grid gap-5">
      <TextField
        label="Username"
        name="userName"
        required
        autoComplete="nickname"
        maxLength={60}
        hint="This is the name that others see."
        error={problems.userName}
      />
      <EmailField error={problems.email} />
      <NewPassword problems={problems} />
      <Checkbox
        name="terms"
        value="agreed"
        error={problems.terms}
        label={
          <>
            I am 18 or older and agree to the{' '}
            <Link className="link inline-block py-2" to="/terms-of-service" target="_blank">
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link className="link inline-block py-2" to="/privacy-policy" target="_blank">
              Privacy Policy
            </Link>
          </>
        }
      />
      {refusal && (
        <Notice kind="danger" live>
          {refusal.words}
        </Notice>
      )}
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Signing up' : 'Sign up'}
      </Button>
    </form>
  );
}

function CheckYourMail({ message, devVerificationLink }: Done) {
  useEffect(() => {
    // The form was longer: without this its reader would look at the footer.
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountPage scene="stilt-fishermen" title="Check your mail">
      <Notice kind="good" live>
        {message}
      </Notice>
      <TrialLink link={devVerificationLink} />
      <ButtonLink to="/login">Log in</ButtonLink>
    </AccountPage>
  );
}
