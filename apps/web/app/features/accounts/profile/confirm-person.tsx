import { type ReactNode, useRef, useState } from 'react';
import { ApiError } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';

interface ConfirmPersonProps {
  title: string;
  confirm: string;
  hasPassword: boolean;
  danger?: boolean;
  children?: ReactNode;
  /** Sends what was asked for, with what shows that it is the person who asks. */
  send: (body: { password?: string }) => Promise<void>;
  /** What is said when the server says nothing itself. */
  failed: string;
  onClose: () => void;
}

/** Asks once more, with the password where there is one; the server tells the others what to do instead. */
export function ConfirmPerson({
  title,
  confirm,
  hasPassword,
  danger = false,
  children,
  send,
  failed,
  onClose,
}: ConfirmPersonProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<{ field?: string; words?: string }>({});
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const point = (field: string) => {
    setProblem({ field });
    input.current?.focus();
  };
  const work = async () => {
    if (hasPassword && !password) return point('Please enter your password.');
    setBusy(true);
    setProblem({});
    try {
      await send(hasPassword ? { password } : {});
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      if (field) point(field);
      else setProblem({ words: errorText(error, failed) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger={danger}
      busy={busy}
      onClose={onClose}
      title={title}
      confirm={confirm}
      onConfirm={work}
    >
      {children}
      {hasPassword && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void work();
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
