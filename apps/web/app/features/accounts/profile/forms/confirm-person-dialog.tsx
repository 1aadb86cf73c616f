import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { mayBeDone } from '~/lib/api/may-be-done.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { inDoubt } from '../../form/in-doubt.ts';

export interface ConfirmPersonProps {
  title: string;
  confirm: string;
  hasPassword: boolean;
  danger?: boolean;
  children?: ReactNode;
  /** Sends what was asked for, with what shows that it is the person who asks. */
  send: (body: { password?: string }) => Promise<void>;
  /** What is said when the server says nothing itself. */
  failed: string;
  /** Looks what holds where no answer came and it may be done all the same. Where nothing is done, there is no doubt. */
  onUnanswered?: (() => void) | undefined;
  onClose: () => void;
}

/** Asks once more, with the password where there is one; the server tells the others what to do instead. */
export default function ConfirmPersonDialog({
  title,
  confirm,
  hasPassword,
  danger = false,
  children,
  send,
  failed,
  onUnanswered,
  onClose,
}: ConfirmPersonProps) {
  const form = useApiForm<{ password: string }>({
    values: { password: '' },
    check: ({ password }) => (hasPassword && !password ? { password: t('Please enter your password.') } : {}),
    async send({ password }) {
      try {
        await send(hasPassword ? { password } : {});
      } catch (error) {
        if (!onUnanswered || !mayBeDone(error)) throw error;
        onUnanswered();
        throw inDoubt(error);
      }
    },
    failed,
  });
  return (
    <ConfirmDialog
      open
      danger={danger}
      busy={form.busy}
      onClose={onClose}
      title={title}
      confirm={confirm}
      onConfirm={() => void form.submit()}
    >
      {children}
      {hasPassword && (
        <form {...form.attributes}>
          <PasswordField label={t('Your password')} required {...form.field('password')} />
        </form>
      )}
      <Refusal of={form.refusal} />
    </ConfirmDialog>
  );
}
