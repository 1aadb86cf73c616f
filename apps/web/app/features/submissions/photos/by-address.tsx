import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

/** A picture that is on the web already. */
export function ByAddress({ label, onAdd }: { label: string; onAdd: (url: string) => void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    if (url.trim() === '') return;
    if (!/^https?:\/\/[^\s/]+\.[^\s/]+/i.test(url.trim())) return setError(t('Please enter a web address.'));
    onAdd(url.trim());
    setUrl('');
    setError(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <details className="by-address">
      <summary className="link inline-flex min-h-11 items-center">{t('It is on the web already')}</summary>
      <div className="flex flex-wrap items-start gap-3 pt-1">
        <TextField
          className="min-w-48 flex-1"
          label={label}
          hint={t('We fetch it once, and show our copy.')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoCapitalize="none"
          autoComplete="off"
          error={error}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button look="line" className="mt-7" onClick={add}>
          {t('Add')}
        </Button>
      </div>
    </details>
  );
}
