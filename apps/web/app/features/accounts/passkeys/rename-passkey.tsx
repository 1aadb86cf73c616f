import { longestPasskeyName } from '@serendib/contract/accounts/limits';
import { t } from '@serendib/contract/words/t';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';

interface RenamePasskeyProps {
  id: string;
  name: string;
  onClose: () => void;
}

export default function RenamePasskey({ id, name, onClose }: RenamePasskeyProps) {
  const reload = useReload();
  const form = useApiForm<{ name: string }>({
    values: { name },
    check: (given) => (given.name.trim() ? {} : { name: t('Please enter a name.') }),
    async send(body) {
      await call('PATCH /auth/passkeys/{id}', { params: { id }, body });
      toast(t('The passkey is renamed.'), 'good');
      onClose();
      await reload();
    },
    failed: t('The passkey could not be renamed.'),
  });
  return (
    <ConfirmDialog
      open
      busy={form.busy}
      title={t('Rename the passkey')}
      confirm={t('Rename')}
      onClose={onClose}
      onConfirm={() => void form.submit()}
    >
      <form {...form.attributes}>
        <TextField
          label={t('Name')}
          required
          maxLength={longestPasskeyName}
          data-focus
          {...form.field('name')}
        />
      </form>
      <Refusal of={form.refusal} />
    </ConfirmDialog>
  );
}
