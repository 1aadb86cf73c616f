import { momentInWords } from '@serendib/contract/calendar-words';
import { parts, t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call, type ItemOf } from '~/lib/api/call.ts';
import { storedUser } from '~/lib/session/session.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { rich } from '~/ui/text/rich.ts';
import { forgetAccount, signOut } from '../nav/sign-out.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { deviceWords } from './device-words.ts';

export type Session = ItemOf<'GET /auth/sessions'>;

export function Sessions({ sessions, hasPassword }: { sessions: Session[]; hasPassword: boolean }) {
  return (
    <div className="grid gap-6">
      <ul className="border-t-[1.5px] border-ink">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} hasPassword={hasPassword} />
        ))}
      </ul>
      {sessions.some(({ countryName }) => countryName) && <AboutCountries />}
      <SignOutEverywhere hasPassword={hasPassword} />
    </div>
  );
}

/** The licence of the data asks for the link wherever it is shown. */
const AboutCountries = () => (
  <p className="text-15 text-ink-2">
    {rich(
      parts(
        'The country is guessed from the network and can be wrong: a VPN shows its own. <source>IP Geolocation by DB-IP</source>',
      ),
      {
        source: (words) => (
          <a className="link" href="https://db-ip.com" target="_blank" rel="noopener">
            {words}
          </a>
        ),
      },
    )}
  </p>
);

function SessionRow({ session, hasPassword }: { session: Session; hasPassword: boolean }) {
  const { _id, countryName, lastSeenAt, createdAt, isCurrent } = session;
  const device = deviceWords(session);
  const [busy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const reload = useReload();
  const navigate = useNavigate();
  const leave = async () => {
    setBusy(true);
    await signOut();
    await navigate('/login');
  };
  const end = async (body: { password?: string }) => {
    try {
      await call('DELETE /auth/sessions/{id}', { params: { id: _id }, body });
    } catch (error) {
      // One that has ended by itself is what was wanted.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
    setAsked(false);
    toast(t('{device} is logged out.', { device }), 'good');
    await reload();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div>
        <p className="font-[650]">
          {device}
          {isCurrent && <span className="font-normal text-ink-2"> {t('(this one)')}</span>}
        </p>
        <p className="text-15 text-ink-2">
          {countryName && `${countryName} · `}
          {t('Last seen {seen}, logged in {begun}', {
            seen: momentInWords(lastSeenAt),
            begun: momentInWords(createdAt),
          })}
        </p>
      </div>
      <Button
        small
        look="line"
        busy={busy}
        onClick={isCurrent ? leave : () => setAsked(true)}
        aria-label={t('Sign out of {device}', { device })}
      >
        {t('Sign out')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={t('Sign out of {device}?', { device })}
          confirm={t('Sign out')}
          failed={t('That device could not be logged out.')}
          hasPassword={hasPassword}
          onClose={() => setAsked(false)}
          send={end}
        >
          <p>{t('Logging in there will need your password again.')}</p>
        </ConfirmPerson>
      )}
    </li>
  );
}

function SignOutEverywhere({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <div>
      <Button look="line" onClick={() => setAsked(true)}>
        {t('Sign out everywhere')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={t('Sign out everywhere?')}
          confirm={t('Sign out everywhere')}
          failed={t('You could not be logged out.')}
          hasPassword={hasPassword}
          onClose={() => setAsked(false)}
          send={async (body) => {
            const { endingSession } = await import('~/lib/api/ending-session.ts');
            const user = storedUser();
            await endingSession(() => call('DELETE /auth/sessions', { body }));
            forgetAccount(user);
            await navigate('/login');
          }}
        >
          <p>{t('You will have to log in again on every device, this one included.')}</p>
        </ConfirmPerson>
      )}
    </div>
  );
}
