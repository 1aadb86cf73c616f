import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Call } from '~/lib/api/types.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { CodeField } from './code-field.tsx';
import { canUsePasskeys, signWithPasskey } from './passkeys.ts';

/** Sends what shows that it is the person who asks. */
interface FactorWays {
  byCode: (code: string) => Promise<unknown>;
  hasPasskey: () => Promise<boolean>;
  askPasskey: () => Promise<Record<string, unknown>>;
  byPasskey: (signed: Awaited<ReturnType<typeof signWithPasskey>>) => Promise<unknown>;
}

const factorWays = (call: Call): FactorWays => ({
  byCode: (code) => call('POST /auth/factors/confirm', { body: { code } }),
  hasPasskey: async () => (await call('GET /auth/factors')).passkeys.length > 0,
  askPasskey: async () => (await call('POST /auth/factors/passkey/options')).options,
  byPasskey: (body) => call('POST /auth/factors/passkey', { body }),
});

let confirming: Promise<boolean> | undefined;

/** Asks for the factor where the refusal is for want of one. Of several calls that want it at once one asks. */
export async function confirmFactor(refused: Response, call: Call): Promise<boolean> {
  const { code } = (await refused.json()) as { code?: string };
  if (code !== 'FACTOR_REQUIRED') return false;
  confirming ??= askFactor(factorWays(call)).finally(() => {
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

type FactorDialogProps = FactorWays & { onClose: (isGiven: boolean) => void };

function FactorDialog({ byCode, onClose, ...ways }: FactorDialogProps) {
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
      <ByPasskey {...ways} onDone={() => onClose(true)} onFailed={form.say} />
      <form {...form.attributes}>
        <CodeField {...form.field('code')} />
      </form>
      <Refusal of={form.refusal} />
    </ConfirmDialog>
  );
}

type ByPasskeyProps = Omit<FactorWays, 'byCode'> & { onDone: () => void; onFailed: (words: string) => void };

/** Where the person has a passkey, and this browser takes one. */
function ByPasskey({ hasPasskey, askPasskey, byPasskey, onDone, onFailed }: ByPasskeyProps) {
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (canUsePasskeys())
      void hasPasskey().then(setOffered, () => {
        // Then the code is left.
      });
  }, [hasPasskey]);
  if (!isOffered) return null;
  const press = async () => {
    setBusy(true);
    try {
      await byPasskey(await signWithPasskey(await askPasskey()));
      onDone();
    } catch (error) {
      onFailed(errorText(error, t('It was not confirmed by a passkey. You can try again.')));
      setBusy(false);
    }
  };
  return (
    <Button look="line" busy={busy} onClick={press}>
      {t('Confirm with a passkey')}
    </Button>
  );
}
