import { useEffect, useRef } from 'react';
import { keepText, readText } from '~/lib/storage/kept.ts';

const typed = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"]';
const switchKey = 'serendib:desk-keys';

/** Whether keyboard shortcuts are on; administrators who use speech input turn them off. */
export const keysAreOn = (): boolean => readText(switchKey) !== 'off';

/** Where nothing may be kept, they stay on. */
export function turnKeys(on: boolean): void {
  keepText(switchKey, on ? null : 'off');
}

/** Keys that may be held down: they go from one thing to the next, and decide nothing. */
const held = new Set(['j', 'k', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Keyboard shortcuts of a single key; off while an input has the focus, in a dialog, or with another key held. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== '?' && event.key !== 'Escape' && !keysAreOn()) return;
      const { target } = event;
      const isTyping = target instanceof Element && target.matches(typed) && !isBox(target);
      if (isTyping || document.querySelector('dialog[open]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = latest.current[key];
      if (!action || (event.repeat && !held.has(key))) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Checkboxes take no text. */
const isBox = (element: Element) => element instanceof HTMLInputElement && element.type === 'checkbox';
