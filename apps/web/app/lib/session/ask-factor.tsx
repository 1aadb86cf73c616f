import { t } from '@serendib/contract/words/t';
import { createRoot } from 'react-dom/client';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { CodeField } from './code-field.tsx';

/** Sends what shows that it is the person who asks. */
interface FactorWays {
  byCode: (code: string) => Promise<unknown>;
}

let confirming: Promise<boolean> | undefined;

/** Asks for the factor where the refusal is for want of one. Of several calls that want it at once one asks. */
export async function confirmFactor(refused: Response, byCode: FactorWays['byCode']): Promise<boolean> {
  const { code } = (await refused.json()) as { code?: string };
  if (code !== 'FACTOR_REQUIRED') return false;
  confirming ??= askFactor({ byCode }).finally(() => {
    confirming = undefined;
  });
  return confirming;
}

/**
 * Asks for the second factor, on any page, and says whether it was given. It stands beside the page: what
 * is written there stays as it is.
 */
function askFactor(ways: FactorWays): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const close = (isGiven: boolean) => {
      root.unmount();
      place.remove();
      resolve(isGiven);
    };
    root.render(<FactorDialog {...ways} onClose={close} />);
  });
}

function FactorDialog({ byCode, onClose }: FactorWays & { onClose: (isGiven: boolean) => void }) {
  const form = useApiForm<{ code: string }>({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: t('Please enter the code.') }),
    async send({ code }) {
      await byCode(code);
      onClose(true);
    },
    failed: t('Please confirm that it is you, with your second factor.'),
    once: true,
  });
  return (
    <ConfirmDialog
      open
      busy={form.busy}
      title={t('Is it you?')}
      confirm={t('Confirm')}
      onClose={() => onClose(false)}
      onConfirm={() => void form.submit()}
    >
      <p>{t('This needs your second factor. Then it goes on where you were.')}</p>
      <form {...form.attributes}>
        <CodeField {...form.field('code')} />
      </form>
      <Refusal of={form.refusal} />
    </ConfirmDialog>
  );
}
