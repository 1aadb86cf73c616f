import { undoSeconds } from '@serendib/contract/moderation/promise';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { keysAreOn, turnKeys } from './use-keys.ts';

const legend = [
  { keys: ['j', '→'], words: t('next listing') },
  { keys: ['k', '←'], words: t('previous listing') },
  { keys: ['a'], words: t('verify, and on to the next') },
  { keys: ['r'], words: t('reject with a reason, and on to the next') },
  { keys: ['m'], words: t('mark changes as reviewed, and on to the next') },
  { keys: ['u'], words: t('undo what was just decided, for {seconds} seconds', { seconds: undoSeconds }) },
  { keys: ['x'], words: t('choose it for doing many at once') },
  { keys: ['Esc'], words: t('back to the list') },
  { keys: ['/'], words: t('search everything') },
  { keys: ['?'], words: t('this list of keys') },
];

/** What the keys do, in one line under the work, and all of them in a dialog. */
export function KeyLegend({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const [on, setOn] = useState(keysAreOn);
  return (
    <>
      <button
        type="button"
        className="hidden min-h-11 items-center gap-x-4 text-14 text-ink-2 hover:text-ink md:inline-flex"
        onClick={() => onOpen(true)}
      >
        {on ? (
          <>
            <span>
              <kbd className="key">j</kbd> <kbd className="key">k</kbd> {t('next, previous')}
            </span>
            <span>
              <kbd className="key">a</kbd> {t('verify')}
            </span>
            <span>
              <kbd className="key">r</kbd> {t('reject')}
            </span>
          </>
        ) : (
          <span>{t('Keys are off')}</span>
        )}
        <span>
          <kbd className="key">?</kbd> {t('all keys')}
        </span>
      </button>
      <Dialog open={open} onClose={() => onOpen(false)} title={t('Keys')}>
        <dl className="grid gap-2">
          {legend.map(({ keys, words }) => (
            <div key={words} className="grid grid-cols-[5rem_minmax(0,1fr)] items-center">
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd key={key} className="key">
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="text-15 text-ink-2">{t('They rest while you type in a field or a dialog is open.')}</p>
        <Checkbox
          label={t('Work by single keys')}
          checked={on}
          onChange={(event) => {
            turnKeys(event.target.checked);
            setOn(event.target.checked);
          }}
        />
      </Dialog>
    </>
  );
}
