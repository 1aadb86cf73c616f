import { t } from '@serendib/contract/words/t';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

interface Done {
  words: string;
  undo: () => void;
}

const Undo = createContext<(words: string, undo: () => void) => void>(() => {});

/** Says what was just taken away, with the way to have it back. */
export const useUndo = () => useContext(Undo);

/** Around all whose steps can be taken back; the last of them is offered until the next. */
export function Undoable({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Done>();
  const offer = useMemo(() => (words: string, undo: () => void) => setDone({ words, undo }), []);
  return (
    <Undo value={offer}>
      <div aria-live="polite">
        {done && (
          <Notice
            actions={
              <>
                <Button
                  small
                  look="line"
                  onClick={() => {
                    done.undo();
                    setDone(undefined);
                  }}
                >
                  {t('Undo')}
                </Button>
                <Button small look="plain" onClick={() => setDone(undefined)}>
                  {t('Dismiss')}
                </Button>
              </>
            }
          >
            {done.words}
          </Notice>
        )}
      </div>
      {children}
    </Undo>
  );
}
