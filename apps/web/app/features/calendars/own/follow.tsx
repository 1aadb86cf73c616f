import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { copyText } from '~/ui/feedback/copy-text.ts';
import { ConfirmDialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import type { Change } from './change.ts';
import { useRefused } from './use-refused.tsx';

interface FollowProps {
  kind: KindsWith<'renewAddress'>;
  id: string;
  icsUrl: string;
  change: Change;
}

/** The secret address by which a phone's calendar follows this one. */
export function Follow({ kind, id, icsUrl, change }: FollowProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { attempt, refused } = useRefused();
  const copy = () =>
    copyText(
      icsUrl,
      t('The address is copied.'),
      t('Your browser does not let us copy. Hold the address to copy it.'),
    );
  const renew = async () => {
    setIsAsked(false);
    await attempt(() =>
      change(
        () => call(keyOf(kind, 'renewAddress'), { params: { id } }),
        t('The address is a new one. The one before leads nowhere.'),
      ),
    );
  };
  return (
    <section aria-labelledby="follow" className="grid gap-4">
      <h2 id="follow" className="text-26">
        {t('Follow it in your phone’s calendar')}
      </h2>
      <p className="max-w-[60ch] text-15 text-ink-2">
        {t(
          'With this address your agreements and blocked days stand in it. It is secret: pass it to no one.',
        )}
      </p>
      <p className="text-15 wrap-anywhere">
        <code>{icsUrl}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button small onClick={copy}>
          {t('Copy the address')}
        </Button>
        <Button small look="line" onClick={() => setIsAsked(true)}>
          {t('Make a new address')}
        </Button>
      </div>
      {refused}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('Make a new address?')}
        confirm={t('Make a new address')}
        onConfirm={renew}
      >
        <p>{t('Calendars that follow the one before will see nothing new.')}</p>
      </ConfirmDialog>
    </section>
  );
}
