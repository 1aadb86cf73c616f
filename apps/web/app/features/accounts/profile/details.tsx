import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { Address } from '~/ui/text/address.tsx';
import { Facts } from '~/ui/text/facts.tsx';

export type Profile = ReplyOf<'GET /auth/profile'>;

// With the form library, which the page can be read without.
const DetailsForm = lazyPart(() => import('./forms/details-form.tsx'));
const Resend = lazyPart(async () => ({ default: (await import('../sign-in/resend.tsx')).Resend }));

export function Details({ profile }: { profile: Profile }) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Closing the form moves the focus back to the button that opened it.
    if (wasEdited.current && !isEdited) edit.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited)
    return (
      <Suspense fallback={<Spinner />}>
        <DetailsForm profile={profile} onDone={() => setEdited(false)} />
      </Suspense>
    );
  return (
    <div className="grid gap-6">
      {profile.pendingEmail && <Awaited email={profile.pendingEmail} />}
      <Facts
        facts={[
          { label: t('Username'), value: profile.userName },
          { label: t('Email'), value: <Address email={profile.email} /> },
          { label: t('Member since'), value: dayInWords(profile.createdAt) },
        ]}
      />
      <p>
        <Button ref={edit} look="line" onClick={() => setEdited(true)}>
          {t('Edit profile')}
        </Button>
      </p>
    </div>
  );
}

function Awaited({ email }: { email: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice title={t('{email} waits for your confirmation', { email })}>
        {t('We have mailed a link to it. Until you open that link, your present address stays.')}
      </Notice>
      <Suspense fallback={<Spinner />}>
        <Resend emailOf={() => email} />
      </Suspense>
    </div>
  );
}
