import { longestUserName } from '@serendib/contract/accounts/limits';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { EmailField, TextField } from '~/ui/form/text-field.tsx';
import { rich } from '~/ui/text/rich.ts';
import { bodyOf } from '../form/contract.ts';
import { NewPassword, newPasswordProblems, type TwicePassword } from '../form/new-password.tsx';

/** What is not asked for again of who mends it. */
interface Typed {
  userName: string;
  email: string;
  terms: string | false;
}

export interface Done {
  told: ReplyOf<'POST /auth/register'>;
  typed: Typed;
}

/** `typed`: what it was sent with before. */
export function SignUpForm({ typed, onDone }: { typed?: Typed | undefined; onDone: (done: Done) => void }) {
  const form = useApiForm<Typed & TwicePassword>({
    values: typed,
    schema: bodyOf('POST /auth/register'),
    check: (values) => ({
      ...(!values.terms && { terms: t('Please agree to the terms to sign up.') }),
      ...newPasswordProblems(values),
    }),
    async send({ terms, ...body }) {
      const told = await call('POST /auth/register', { body });
      onDone({ told, typed: { userName: body.userName, email: body.email, terms } });
    },
    failed: t('Error creating account'),
  });
  return (
    <form {...form.attributes} aria-label={t('Sign up')} className="grid gap-5">
      <TextField
        label={t('Username')}
        required
        autoComplete="nickname"
        maxLength={longestUserName}
        hint={t('This is the name that others see.')}
        {...form.field('userName')}
      />
      <EmailField {...form.field('email')} />
      <NewPassword form={form} />
      <Checkbox
        value="agreed"
        {...form.field('terms')}
        label={rich(
          parts(
            'I am 18 or older and agree to the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
          ),
          {
            terms: (words) => (
              <Link className="link py-2.5" to="/terms-of-service" target="_blank">
                {words}
              </Link>
            ),
            privacy: (words) => (
              <Link className="link py-2.5" to="/privacy-policy" target="_blank">
                {words}
              </Link>
            ),
          },
        )}
      />
      <Refusal of={form.refusal} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? t('Signing up') : t('Sign up')}
      </Button>
    </form>
  );
}
