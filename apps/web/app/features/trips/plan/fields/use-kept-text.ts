import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** After the last letter more are waited for, in milliseconds, so that not each of them is a change of its own. */
const settleMs = 600;

/**
 * A field whose text is kept while it is typed, and at the latest when the field or the page goes. What is `kept` from
 * elsewhere in the meantime is shown once the field is left: never under the hand that types.
 */
export function useKeptText<Element extends HTMLInputElement | HTMLTextAreaElement>(
  kept: string,
  keep: (typed: string) => void,
) {
  const field = useRef<Element>(null);
  const typed = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A default that changes is shown in a field that nothing was typed into, also while it is being used.
  const [first] = useState(kept);
  const keepNow = useEffectEvent(() => {
    clearTimeout(timer.current);
    const text = typed.current;
    typed.current = undefined;
    if (text !== undefined && text !== kept) keep(text);
  });
  useEffect(() => {
    const element = field.current;
    const isInUse = element === document.activeElement || typed.current !== undefined;
    if (element && !isInUse && element.value !== kept) element.value = kept;
  });
  useEffect(() => {
    const onPageHide = () => keepNow();
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      keepNow();
    };
  }, []);
  return {
    ref: field,
    defaultValue: first,
    onInput({ currentTarget: { value } }: FormEvent<Element>) {
      typed.current = value;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => keepNow(), settleMs);
    },
    onBlur({ currentTarget }: { currentTarget: Element }) {
      if (typed.current === undefined) currentTarget.value = kept;
      else keepNow();
    },
  };
}
