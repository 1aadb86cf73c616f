import { momentInWords } from '@serendib/contract/calendar';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, call, type ItemOf } from '~/lib/api/call.ts';
import { forgetSession } from '~/lib/session/session.ts';
import { wordsOf } from '~/lib/words/failure-words.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { signOut } from '../nav/sign-out.ts';

export type Session = ItemOf<'GET /auth/sessions'>;

export function Sessions({ sessions }: { sessions: Session[] }) {
  return (
    <div className="grid gap-6">
      <ul className="border-t-[1.5px] border-ink">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </div>
  );
}

function SessionRow({ session: { _id, device, lastSeenAt, createdAt, isCurrent } }: { session: Session }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const end = async () => {
    setBusy(true);
    if (isCurrent) {
      await signOut();
      return navigate('/login');
    }
    try {
      await call('DELETE /auth/sessions/{id}', { params: { id: _id } });
      toast(`${device} is logged out.`, 'good');
    } catch (error) {
      // One that has ended by itself is what was wanted.
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) toast(wordsOf(error, 'That device could not be logged out.'), 'danger');
    }
    await revalidate();
    setBusy(false);
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
      <Button small look="line" busy={busy} onClick={end} aria-label={`Sign out of ${device}`}>
        Sign out
      </Button>
    </li>
  );
}

function SignOutEverywhere() {
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const end = async () => {
    setBusy(true);
    try {
      await call('DELETE /auth/sessions');
      forgetSession();
      await navigate('/login');
    } catch (error) {
      toast(wordsOf(error, 'You could not be logged out.'), 'danger');
      setBusy(false);
      setAsked(false);
    }
  };
  return (
    <p>
      <Button look="line" onClick={() => setAsked(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Sign out everywhere?"
        confirm="Sign out everywhere"
        busy={busy}
        onConfirm={end}
      >
        <p>You will have to log in again on every device, this one included.</p>
      </ConfirmDialog>
    </p>
  );
}
