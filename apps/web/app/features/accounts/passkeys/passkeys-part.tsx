import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { Suspense, useEffect, useState } from 'react';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { canUsePasskeys, makePasskey } from '~/lib/session/passkeys.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { ConfirmPerson } from '../profile/confirm-person.tsx';
import { deviceWords } from '../profile/device-words.ts';

type Passkey = ReplyOf<'GET /auth/factors'>['passkeys'][number];

// With the form library, which the page can be read without.
const RenamePasskey = lazyPart(() => import('./rename-passkey.tsx'));

interface PasskeysPartProps {
  passkeys: Passkey[];
  hasPassword: boolean;
  onCodes: (codes: { recoveryCodes: string[] }) => Promise<void>;
  /** One may have been added, and the first recovery codes made. */
  onUnanswered: () => void;
}

/** What a phone, a computer or a key keeps, and opens with a finger, a face or its own code. */
export function PasskeysPart({ passkeys, hasPassword, onCodes, onUnanswered }: PasskeysPartProps) {
  const [can, setCan] = useState(true);
  const [isAsked, setAsked] = useState(false);
  const reload = useReload();
  useEffect(() => setCan(canUsePasskeys()), []);
  const add = async (password: { password?: string }) => {
    const { options } = await call('POST /auth/passkeys/options', { body: password });
    const body = await makePasskey(options);
    const { recoveryCodes } = await call('POST /auth/passkeys', { body });
    setAsked(false);
    toast(t('The passkey is added.'), 'good');
    if (recoveryCodes.length > 0) await onCodes({ recoveryCodes });
    else await reload();
  };
  return (
    <div className="grid w-full justify-items-start gap-4">
      <h3>{t('Passkeys')}</h3>
      <p className="max-w-[56ch]">
        {t(
          'A passkey logs you in by your finger, your face or the code of your device, without a password. No other site can ask for it.',
        )}
      </p>
      {passkeys.length > 0 && (
        <ul className="w-full border-t-[1.5px] border-ink">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      {can ? (
        <Button look="line" onClick={() => setAsked(true)}>
          {t('Add a passkey')}
        </Button>
      ) : (
        <p className="text-15 text-ink-2">{t('This browser has no passkeys for this address.')}</p>
      )}
      {isAsked && (
        <ConfirmPerson
          title={t('Add a passkey')}
          confirm={t('Continue')}
          failed={t('No passkey was added. You can try again.')}
          hasPassword={hasPassword}
          onUnanswered={onUnanswered}
          onClose={() => setAsked(false)}
          send={add}
        >
          <p>{t('First we make sure that it is you. Then your device asks.')}</p>
        </ConfirmPerson>
      )}
    </div>
  );
}

function PasskeyRow({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const { _id, createdAt, lastUsedAt } = passkey;
  const name = passkey.name ?? deviceWords(passkey);
  const [asked, setAsked] = useState<'name' | 'removal'>();
  const reload = useReload();
  const close = () => setAsked(undefined);
  const since = dayInWords(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0">
        <p className="font-[650] wrap-anywhere">{name}</p>
        <p className="text-15 text-ink-2">
          {lastUsedAt
            ? t('Added on {since}, last used on {used}', { since, used: dayInWords(lastUsedAt) })
            : t('Added on {since}, not used yet', { since })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          small
          look="line"
          onClick={() => setAsked('name')}
          aria-label={t('Rename {name}', { name }, 'passkey')}
        >
          {t('Rename')}
        </Button>
        <Button
          small
          look="line"
          onClick={() => setAsked('removal')}
          aria-label={t('Take {name} away', { name }, 'passkey')}
        >
          {t('Take away')}
        </Button>
      </div>
      {asked === 'name' && (
        <Suspense>
          <RenamePasskey id={_id} name={name} onClose={close} />
        </Suspense>
      )}
      {asked === 'removal' && (
        <ConfirmPerson
          danger
          title={t('Take {name} away?', { name }, 'passkey')}
          confirm={t('Take it away')}
          failed={t('The passkey could not be taken away.')}
          hasPassword={hasPassword}
          onClose={close}
          send={async (body) => {
            await call('DELETE /auth/passkeys/{id}', { params: { id: _id }, body });
            close();
            toast(t('The passkey is taken away.'), 'good');
            await reload();
          }}
        >
          <p>{t('It logs you in no more. Please delete it on your device as well.')}</p>
        </ConfirmPerson>
      )}
    </li>
  );
}
