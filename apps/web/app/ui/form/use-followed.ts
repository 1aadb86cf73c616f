import { type RefObject, useEffect, useRef } from 'react';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';

/**
 * The form whose fields show what an address asks for. When it asks for something else they are not made anew, so that
 * the keyboard keeps its place, and what is being typed there stays: an address leads its page by a moment. Those that it
 * asks the same of stay as they are, with what was not sent. What they show at first is their `defaultValue`.
 * A select is never being typed: a choice in it may be what Back has broken off, and made again it would not be sent.
 */
export function useFollowed(query: ListQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(query);
  // What was typed before the scripts came stays.
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    const [before, now] = [JSON.parse(shown.current), JSON.parse(asked)];
    shown.current = asked;
    for (const field of (form.current?.elements as Iterable<HTMLInputElement> | undefined) ?? []) {
      const [values, earlier] = [valuesOf(now, field.name), valuesOf(before, field.name)];
      if (`${values}` === `${earlier}`) continue;
      const value = values[0] ?? '';
      const isBeingTyped =
        field === document.activeElement &&
        field.type !== 'select-one' &&
        ![value, earlier[0] ?? ''].includes(field.value.trim());
      if (field.type === 'checkbox') field.checked = values.includes(field.value);
      else if (field.type !== 'hidden' && !isBeingTyped) field.value = value;
    }
  }, [asked]);
  return form;
}
