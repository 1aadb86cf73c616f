import { momentInWords } from '@serendib/contract/calendar-words';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, call, type ItemOf } from '~/lib/api/call.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { forgetAccount, signOut } from '../nav/sign-out.ts';
import { ConfirmPerson } from './confirm-person.tsx';

export type Session = ItemOf<'GET /auth/sessions'>;

export function Sessions({ sessions, hasPassword }: { sessions: Session[]; hasPassword: boolean }) {
  return (
    <div className="grid gap-6">
      <ul className="border-t-[1.5px] border-ink">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} hasPassword={hasPassword} />
        ))}
      </ul>
      <SignOutEverywhere hasPassword={hasPassword} />
    </div>
  );
}

function SessionRow({ session, hasPassword }: { session: Session; hasPassword: boolean }) {
  const { _id, device, lastSeenAt, createdAt, isCurrent } = session;
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    await signOut();
    await navigate('/login');
  };
  const end = async (body: { password?: string }) => {
    try {
      await call('DELETE /auth/sessions/{id}', { params: { id: _id }, body });
    } catch (error) {
      // One that has ended by itself is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    setAsked(false);
    toast(`${device} is logged out.`, 'good');
    await revalidate();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div>
        <p className="font-[650]">
          {device}
          {isCurrent && <span className="font-normal text-ink-2"> (this one)</span>}
        </p>
        <p className="text-15 text-ink-2">
          Last seen {momentInWords(lastSeenAt)}, logged in {momentInWords(createdAt)}
        </p>
      </div>
      <Button
        small
        look="line"
        busy={busy}
        onClick={isCurrent ? leave : () => setAsked(true)}
        aria-label={`Sign out of ${device}`}
      >
        Sign out
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={`Sign out of ${device}?`}
          confirm="Sign out"
          failed="That device could not be logged out."
          hasPassword={hasPassword}
          onClose={() => setAsked(false)}
          send={end}
        >
          <p>Logging in there will need your password again.</p>
        </ConfirmPerson>
      )}
    </li>
  );
}

function SignOutEverywhere({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <div>
      <Button look="line" onClick={() => setAsked(true)}>
        Sign out everywhere
      </Button>
      {isAsked && (
        <ConfirmPerson
          title="Sign out everywhere?"
          confirm="Sign out everywhere"
          failed="You could not be logged out."
          hasPassword={hasPassword}
          onClose={() => setAsked(false)}
          send={async (body) => {
            await call('DELETE /auth/sessions', { body });
            await forgetAccount();
            await navigate('/login');
          }}
        >
          <p>You will have to log in again on every device, this one included.</p>
        </ConfirmPerson>
      )}
    </div>
  );
}
