import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { Suspense, useState } from 'react';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { PasskeysPart } from '../../passkeys/passkeys-part.tsx';
import { ConfirmPerson } from '../confirm-person.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export type Factors = ReplyOf<'GET /auth/factors'>;
type Begun = ReplyOf<'POST /auth/factors/authenticator'>;

// With the form library and what draws the square for the camera.
const AuthenticatorForm = lazyPart(() => import('./authenticator-form.tsx'));

interface FactorsPartProps {
  factors: Factors;
  hasPassword: boolean;
}

/** The app that shows codes, passkeys, and the codes for when they are lost. */
export function FactorsPart({ factors, hasPassword }: FactorsPartProps) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [areUnseen, setUnseen] = useState(false);
  const reload = useReload();
  const showCodes = async ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setBegun(undefined);
    setCodes(recoveryCodes);
    setUnseen(false);
    await reload();
  };
  // Codes whose answer was lost cannot be shown any more.
  const lookAgain = () => {
    setUnseen(true);
    void reload();
  };
  // It is set up, though its answer was lost.
  if (begun && factors.authenticatorSince) setBegun(undefined);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (begun)
    return (
      <Suspense fallback={<Spinner />}>
        <AuthenticatorForm
          {...begun}
          onDone={showCodes}
          onUnseen={lookAgain}
          onCancel={() => setBegun(undefined)}
        />
      </Suspense>
    );
  return (
    <div className="grid justify-items-start gap-6">
      {factors.isRequired && !factors.authenticatorSince && factors.passkeys.length === 0 && (
        <Notice kind="warning" title={t('Administrators need a second factor.')}>
          {t('The administration opens once you have set one up.')}
        </Notice>
      )}
      {factors.authenticatorSince ? (
        <SetUp
          since={factors.authenticatorSince}
          hasPasskey={factors.passkeys.length > 0}
          hasPassword={hasPassword}
        />
      ) : (
        <NotSetUp hasPassword={hasPassword} onBegun={setBegun} />
      )}
      <PasskeysPart
        passkeys={factors.passkeys}
        hasPassword={hasPassword}
        onCodes={showCodes}
        onUnanswered={factors.recoveryCodesLeft > 0 ? reload : lookAgain}
      />
      {(factors.authenticatorSince || factors.passkeys.length > 0) && (
        <CodesLeft
          left={factors.recoveryCodesLeft}
          areUnseen={areUnseen}
          hasPassword={hasPassword}
          onCodes={showCodes}
          onUnanswered={lookAgain}
        />
      )}
    </div>
  );
}

interface CodesLeftProps {
  left: number;
  areUnseen: boolean;
  hasPassword: boolean;
  onCodes: (codes: { recoveryCodes: string[] }) => Promise<void>;
  onUnanswered: () => void;
}

function CodesLeft({ left, areUnseen, hasPassword, onCodes, onUnanswered }: CodesLeftProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <h3>{t('Recovery codes')}</h3>
      <p>
        {t('{n, plural, one {# recovery code is left.} other {# recovery codes are left.}}', { n: left })}
      </p>
      {areUnseen && left > 0 && (
        <Notice kind="warning" live title={t('Your recovery codes may not have been shown to you.')}>
          {t('No answer came when they were made. Please make new ones now: older codes may no longer work.')}
        </Notice>
      )}
      <Button look="line" onClick={() => setAsked(true)}>
        {t('New recovery codes')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={t('New recovery codes')}
          confirm={t('Make new codes')}
          failed={t('No new codes could be made.')}
          hasPassword={hasPassword}
          onUnanswered={onUnanswered}
          onClose={() => setAsked(false)}
          send={async (body) => {
            await onCodes(await call('POST /auth/factors/recovery-codes', { body }));
          }}
        >
          <p>{t('The codes that you have now will no longer work.')}</p>
        </ConfirmPerson>
      )}
    </>
  );
}

interface NotSetUpProps {
  hasPassword: boolean;
  onBegun: (begun: Begun) => void;
}

function NotSetUp({ hasPassword, onBegun }: NotSetUpProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <p className="max-w-[56ch]">
        {t(
          'An app on your phone shows a new code every half minute. You then log in with your password and the code.',
        )}
      </p>
      <Button look="line" onClick={() => setAsked(true)}>
        {t('Set up an app')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={t('Set up an app')}
          confirm={t('Continue')}
          failed={t('The app could not be set up.')}
          hasPassword={hasPassword}
          onClose={close}
          send={async (body) => {
            onBegun(await call('POST /auth/factors/authenticator', { body }));
            close();
          }}
        >
          <p>{t('First we make sure that it is you.')}</p>
        </ConfirmPerson>
      )}
    </>
  );
}

interface SetUpProps {
  since: string;
  hasPasskey: boolean;
  hasPassword: boolean;
}

function SetUp({ since, hasPasskey, hasPassword }: SetUpProps) {
  const [isAsked, setAsked] = useState(false);
  const reload = useReload();
  const close = () => setAsked(false);
  return (
    <>
      <p className="max-w-[56ch]">{t('An app shows your codes since {day}.', { day: dayInWords(since) })}</p>
      <Button look="line" onClick={() => setAsked(true)}>
        {t('Take the app away')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          danger
          title={t('Take the app away?')}
          confirm={t('Take it away')}
          failed={t('The app could not be taken away.')}
          hasPassword={hasPassword}
          onClose={close}
          send={async (body) => {
            await call('DELETE /auth/factors/authenticator', { body });
            close();
            toast(t('The app is taken away.'), 'good');
            await reload();
          }}
        >
          <p>
            {hasPasskey
              ? t('After that your passkey logs you in, or your password with a recovery code.')
              : t('After that your password alone logs you in.')}
          </p>
        </ConfirmPerson>
      )}
    </>
  );
}
