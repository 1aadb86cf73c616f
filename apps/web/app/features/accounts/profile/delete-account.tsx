import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { forgetSession } from '~/lib/session/session.ts';
import { wordsOf } from '~/lib/words/failure-words.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-8">
      <h3>Delete my account</h3>
      <Consequences />
      <Button look="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {isAsked && <Asked hasPassword={hasPassword} onClose={() => setAsked(false)} />}
    </div>
  );
}

function Consequences() {
  return (
    <ul className="lozenges grid max-w-[60ch] gap-1">
      <li>You are logged out everywhere, and nobody can log in to this account again.</li>
      <li>Your listings disappear from every list at once, and for good after 30 days.</li>
      <li>Your ratings stay in the averages; your name goes from your reviews.</li>
      <li>Payments are kept for 7 years, as the law asks, without your name and address.</li>
    </ul>
  );
}

function Asked({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; words?: string }>({});
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const point = (field: string) => {
    setProblem({ field });
    input.current?.focus();
  };
  const leave = async () => {
    if (hasPassword && !password) return point('Please enter your password.');
    setBusy(true);
    setProblem({});
    try {
      await call('DELETE /auth/account', { body: hasPassword ? { password } : {} });
      // In this order, or the page would send whoever is no longer signed in to sign in.
      await navigate('/');
      forgetSession();
      toast('Your account is deleted. Thank you for having been with us.', 'good');
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      setBusy(false);
      if (field) point(field);
      else setProblem({ words: wordsOf(error, 'Your account could not be deleted.') });
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      onClose={onClose}
      title="Delete your account?"
      confirm="Delete for good"
      onConfirm={leave}
    >
      <Consequences />
      <p className="font-[650]">This cannot be undone.</p>
      {hasPassword && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void leave();
          }}
        >
          <PasswordField
            ref={input}
            label="Your password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={problem.field}
          />
        </form>
      )}
      {problem.words && (
        <Notice kind="danger" live>
          {problem.words}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
