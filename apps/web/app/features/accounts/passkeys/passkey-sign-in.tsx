import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { canUsePasskeys, offersPasskeys, signWithPasskey } from '~/lib/session/passkeys.ts';
import { keepSession } from '~/lib/session/session.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

/** What was asked for is good for five minutes. */
const renewMs = 4.5 * 60_000;

async function signIn(offer?: AbortSignal): Promise<void> {
  const { options } = await call('POST /auth/login/passkey/options');
  const body = await signWithPasskey(options, offer);
  const user = await call('POST /auth/login/passkey', { body });
  keepSession(user.token, user);
}

/** By a passkey alone: with this button, or as the browser offers it in the field for the address. */
export function PasskeySignIn({ onTry }: { onTry: () => void }) {
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => setOffered(canUsePasskeys()), []);
  useOfferInField(!busy);
  if (!isOffered) return null;
  const press = async () => {
    onTry();
    setBusy(true);
    setRefusal(undefined);
    await signIn().catch((error: unknown) => {
      setRefusal(errorText(error, t('You were not logged in by a passkey. You can try again.')));
      setBusy(false);
    });
  };
  return (
    <>
      <Button look="line" busy={busy} onClick={press}>
        {t('Log in with a passkey')}
      </Button>
      {refusal && (
        <Notice kind="danger" live>
          {refusal}
        </Notice>
      )}
    </>
  );
}

/** Not while the button signs in, which an offer would end. Says nothing where it fails: the form and the button are there. */
function useOfferInField(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const end = new AbortController();
    const offer = async () => {
      if (await offersPasskeys()) await signIn(end.signal);
    };
    const begin = () => void offer().catch(() => {});
    begin();
    const timer = setInterval(begin, renewMs);
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [isWanted]);
}
