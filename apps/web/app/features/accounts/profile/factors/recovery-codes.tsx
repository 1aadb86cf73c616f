import { t } from '@serendib/contract/words/t';
import { useEffect, useRef } from 'react';
import { saveBlob } from '~/lib/api/save-file.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

/** Shown once: they cannot be had again, only new ones. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <h3 ref={title} tabIndex={-1}>
        {t('Your recovery codes')}
      </h3>
      <Notice kind="warning" title={t('Keep these codes now: they are shown this once.')}>
        {t('Each lets you in once, where your phone is lost. Keep them where your phone is not.')}
      </Notice>
      <ul
        translate="no"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-6 gap-y-2 font-[650] tabular-figures"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button
          look="line"
          onClick={() =>
            saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'serendib-codes.txt')
          }
        >
          {t('Save as a file')}
        </Button>
        <Button onClick={onDone}>{t('I have kept them')}</Button>
      </p>
    </div>
  );
}
