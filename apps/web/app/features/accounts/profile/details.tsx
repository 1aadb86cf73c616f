import { dayInWords } from '@serendib/contract/calendar-words';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { keepUser } from '~/lib/session/session.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { EmailField, PasswordField, TextField } from '~/ui/form/text-field.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { problemsIn } from '../form/problems.ts';
import { useAccountForm } from '../form/use-account-form.ts';

export type Profile = ReplyOf<'GET /auth/profile'>;

export function Details({ profile }: { profile: Profile }) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Closing the form moves the focus back to the button that opened it.
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) return <DetailsForm profile={profile} onDone={() => setEdited(false)} />;
  return (
    <div className="grid gap-6">
      {profile.pendingEmail && (
        <Notice title={`${profile.pendingEmail} waits for your confirmation`}>
          We have mailed a link to it. Until you open that link, your present address stays.
        </Notice>
      )}
      <Facts
        facts={[
          { label: 'Username', value: profile.userName },
          { label: 'Email', value: profile.email },
          { label: 'Member since', value: dayInWords(profile.createdAt) },
        ]}
      />
      <p>
        <Button ref={edit} look="line" onClick={() => setEdited(true)}>
          Edit profile
        </Button>
      </p>
    </div>
  );
}

function DetailsForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const name = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(profile.pendingEmail ?? profile.email);
  const isSame = (other: string | null) => email.trim().toLowerCase() === other?.toLowerCase();
  const isOther = !isSame(profile.email) && !isSame(profile.pendingEmail);
  const form = useAccountForm({
    order: ['userName', 'email', 'password'],
    failed: 'Your profile could not be saved.',
    async check(values) {
      const found = await problemsIn('PUT /auth/profile', values);
      // Asked for only where it is needed.
      if (!isOther) delete found.password;
      return found;
    },
    async send({ userName = '', email: given = '', password }) {
      const saved = await call('PUT /auth/profile', {
        body: { userName, email: given, ...(isOther && password && { password }) },
      });
      keepUser(saved);
      await revalidate();
      toast(
        isOther ? `Please open the link that we have mailed to ${given}.` : 'Your profile is saved.',
        'good',
      );
      onDone();
    },
  });
  useEffect(() => name.current?.focus(), []);
  const { problems, refusal } = form;
  return (
    <form {...form.attributes} aria-label="Edit profile" className="grid max-w-[30rem] gap-5">
      <TextField
        ref={name}
        label="Username"
        name="userName"
        required
        maxLength={60}
        autoComplete="nickname"
        defaultValue={profile.userName}
        error={problems.userName}
      />
      <EmailField
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hint={
          isOther ? 'We mail a link to it; your present address stays until you open that link.' : undefined
        }
        error={problems.email}
      />
      {isOther && (
        <PasswordField
          label="Your password"
          name="password"
          required
          hint="Changing your email needs it."
          error={problems.password}
        />
      )}
      {refusal && (
        <Notice kind="danger" live>
          {refusal.words}
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Saving' : 'Save'}
        </Button>
        <Button look="line" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
