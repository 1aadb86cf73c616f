import './undo.css';
import { t } from '@serendib/contract/words/t';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

interface Done {
  words: string;
  undo: () => void;
  /** The `data-row` of what was taken away. */
  row: string | undefined;
  /** Of what stands there now. */
  next: string | undefined;
  /** Called when it is offered no more, whether it was taken or not. */
  onEnd: (() => void) | undefined;
}

type Offer = (words: string, undo: () => void, more?: { row?: string; onEnd?: () => void }) => void;

const Undo = createContext<Offer>(() => {});

/** Says what was just taken away, with the way to have it back. */
export const useUndo = () => useContext(Undo);

/** The row of what is kept under this key, wherever it stands now. */
export const rowAt = (key: string | undefined) =>
  key === undefined ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);

/** The row that follows, else the one before, else the one around them. */
function nextTo(key: string | undefined): string | undefined {
  const row = rowAt(key);
  const rows = [...(row?.parentElement?.children ?? [])].filter((one) => one.matches('[data-row]'));
  const at = row ? rows.indexOf(row) : -1;
  const next = rows[at + 1] ?? rows[at - 1] ?? row?.parentElement?.closest('[data-row]');
  return next?.getAttribute('data-row') ?? undefined;
}

/**
 * Around all whose steps can be taken back; the last of them is offered until the next. At the foot of the window, since
 * a trip is many windows long, and with the keyboard, whose row is gone.
 */
export function Undoable({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Done>();
  const [focused, setFocused] = useState<{ row: string | undefined }>();
  const button = useRef<HTMLButtonElement>(null);
  const offer = useMemo(
    (): Offer =>
      (words, undo, { row, onEnd } = {}) =>
        setDone({ words, undo, row, next: nextTo(row), onEnd }),
    [],
  );
  useEffect(() => done?.onEnd, [done]);
  useEffect(() => {
    if (done) button.current?.focus({ preventScroll: true });
  }, [done]);
  useEffect(() => {
    if (focused) rowAt(focused.row)?.querySelector<HTMLElement>('button, a')?.focus();
  }, [focused]);
  const close = (row: string | undefined) => {
    setDone(undefined);
    setFocused({ row });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close(done?.next);
  return (
    <Undo value={offer}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the Escape key of the buttons within */}
      <div
        aria-live="polite"
        className="fixed inset-x-3 bottom-0 z-46 mx-auto max-w-xl print:hidden"
        onKeyDown={onKeyDown}
      >
        {done && (
          <div className="undo-offer sheet-shadow mb-3 bg-paper">
            <Notice
              actions={
                <>
                  <Button
                    ref={button}
                    small
                    look="line"
                    onClick={() => {
                      done.undo();
                      close(done.row);
                    }}
                  >
                    {t('Undo')}
                  </Button>
                  <Button small look="plain" onClick={() => close(done.next)}>
                    {t('Dismiss')}
                  </Button>
                </>
              }
            >
              {done.words}
            </Notice>
          </div>
        )}
      </div>
    </Undo>
  );
}
