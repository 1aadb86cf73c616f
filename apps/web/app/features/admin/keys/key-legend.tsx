import { undoSeconds } from '@serendib/contract/moderation/promise';
import { useState } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { keysAreOn, turnKeys } from './use-keys.ts';

const legend = [
  { keys: ['j', '→'], words: 'next listing' },
  { keys: ['k', '←'], words: 'previous listing' },
  { keys: ['a'], words: 'verify, and on to the next' },
  { keys: ['r'], words: 'reject with a reason, and on to the next' },
  { keys: ['m'], words: 'mark changes as reviewed, and on to the next' },
  { keys: ['u'], words: `undo what was just decided, for ${undoSeconds} seconds` },
  { keys: ['x'], words: 'choose it for doing many at once' },
  { keys: ['Esc'], words: 'back to the list' },
  { keys: ['/'], words: 'search everything' },
  { keys: ['?'], words: 'this list of keys' },
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
              <kbd className="key">j</kbd> <kbd className="key">k</kbd> next, previous
            </span>
            <span>
              <kbd className="key">a</kbd> verify
            </span>
            <span>
              <kbd className="key">r</kbd> reject
            </span>
          </>
        ) : (
          <span>Keys are off</span>
        )}
        <span>
          <kbd className="key">?</kbd> all keys
        </span>
      </button>
      <Dialog open={open} onClose={() => onOpen(false)} title="Keys">
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
        <p className="text-15 text-ink-2">They rest while you type in a field or a dialog is open.</p>
        <Checkbox
          label="Work by single keys"
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
