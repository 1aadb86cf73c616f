import { deletedDays } from '@serendib/contract/listings/limits';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { storedUser } from '~/lib/session/session.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { dropWritten, forgetAccount } from '../nav/sign-out.ts';
import { ConfirmPerson } from './confirm-person.tsx';

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-8">
      <h3>{t('Delete my account')}</h3>
      <Consequences />
      <Button look="danger" onClick={() => setAsked(true)}>
        {t('Delete my account')}
      </Button>
      {isAsked && <Asked hasPassword={hasPassword} onClose={() => setAsked(false)} />}
    </div>
  );
}

function Consequences() {
  return (
    <ul className="lozenges grid max-w-[60ch] grid-cols-[minmax(0,1fr)] gap-1">
      <li>{t('You are logged out everywhere, and nobody can log in to this account again.')}</li>
      <li>
        {t('Your listings disappear from every list at once, and for good after {days} days.', {
          days: deletedDays,
        })}
      </li>
      <li>{t('Your trips are deleted, also for those you share them with.')}</li>
      <li>
        {t(
          'Questions and offers end, what you have agreed on is cancelled, and the others are told. Only a journey that has begun stays agreed.',
        )}
      </li>
      <li>
        {t('What you have paid for ends with it, premium and posts not sent yet, and is not paid back.')}
      </li>
      <li>{t('Your ratings stay in the averages; your name goes from your reviews.')}</li>
      <li>{t('Payments are kept for 7 years, as the law asks, without your name and address.')}</li>
    </ul>
  );
}

function Asked({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const reload = useReload();
  return (
    <ConfirmPerson
      danger
      title={t('Delete your account?')}
      confirm={t('Delete for good')}
      failed={t('Your account could not be deleted.')}
      hasPassword={hasPassword}
      onUnanswered={reload}
      onClose={onClose}
      send={async (body) => {
        const { endingSession } = await import('~/lib/api/ending-session.ts');
        const user = storedUser();
        await endingSession(() => call('DELETE /auth/account', { body }));
        // At once, for a page of an older build does not come back from the way to another.
        dropWritten(user, { isDeleted: true });
        // In this order, or the page would send a person who is no longer signed in to sign in.
        await navigate('/');
        forgetAccount(user, { isDeleted: true, isAgain: true });
        toast(t('Your account is deleted. Thank you for having been with us.'), 'good');
      }}
    >
      <Consequences />
      <p className="font-[650]">{t('This cannot be undone.')}</p>
    </ConfirmPerson>
  );
}
