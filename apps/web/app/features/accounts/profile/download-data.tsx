import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { saveFile } from '~/lib/api/save-file.ts';
import { Button } from '~/ui/form/button.tsx';
import { ConfirmPerson } from './confirm-person.tsx';

export function DownloadData({ hasPassword }: { hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[56ch]">
        {t('Your account, your listings, reviews and sessions in one file, as programs read it (JSON).')}
      </p>
      <Button look="line" onClick={() => setAsked(true)}>
        {t('Download my data')}
      </Button>
      {isAsked && (
        <ConfirmPerson
          title={t('Download your data?')}
          confirm={t('Download')}
          failed={t('Your data could not be fetched.')}
          hasPassword={hasPassword}
          onClose={close}
          send={async (body) => {
            await saveFile('/api/auth/export', 'my-serendib-data.json', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            });
            close();
          }}
        >
          <p>
            {t(
              'The file holds all that we keep about you but what others reported to us. Keep it where only you can read it.',
            )}
          </p>
        </ConfirmPerson>
      )}
    </div>
  );
}
