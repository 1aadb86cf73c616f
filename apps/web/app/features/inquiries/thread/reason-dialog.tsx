import { longestReason } from '@serendib/contract/moderation/limits';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';

interface ReasonDialogProps {
  title: string;
  children?: ReactNode;
  /** On the button. */
  confirm: string;
  asksReason: boolean;
  send: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why, where the other is told, and does it. */
export function ReasonDialog({ title, children, confirm, asksReason, send, onClose }: ReasonDialogProps) {
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    check: ({ reason }): Record<string, string> =>
      asksReason && !reason.trim() ? { reason: t('Please say why.') } : {},
    send: async ({ reason }) => {
      await send(reason.trim());
      onClose();
    },
    failed: t('That did not work.'),
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form {...form.attributes} aria-label={title} className="grid gap-5">
        {children && <div className="text-ink-2">{children}</div>}
        <TextAreaField
          label={t('Why')}
          required={asksReason}
          rows={3}
          limit={longestReason}
          data-focus
          {...form.field('reason')}
        />
        <Refusal of={form.refusal} />
        <p className="flex flex-wrap justify-end gap-3">
          <Button look="line" onClick={onClose}>
            {t('Back', {}, 'out of a dialog')}
          </Button>
          <Button type="submit" busy={form.busy}>
            {confirm}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
