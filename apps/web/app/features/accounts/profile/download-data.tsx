import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { saveBlob } from '~/lib/api/save-file.ts';
import { wordsOf } from '~/lib/words/failure-words.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const data = await call('GET /auth/export');
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveBlob(file, 'my-serendib-data.json');
    } catch (error) {
      toast(wordsOf(error, 'Your data could not be fetched.'), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[56ch]">
        Your account, your listings, reviews and sessions in one file, as programs read it (JSON).
      </p>
      <Button look="line" busy={busy} onClick={download}>
        Download my data
      </Button>
    </div>
  );
}
