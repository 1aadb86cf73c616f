import { type RefObject, useEffect, useRef } from 'react';
import { type ListQuery, valuesOf } from '~/lib/list/list-address.ts';

/**
 * The form whose fields show what an address asks for. When it asks for something else they are not made anew, so that
 * the keyboard keeps its place. What they show at first is their `defaultValue`.
 */
export function useFollowed(query: ListQuery): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(query);
  // What was typed before the scripts came stays.
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    for (const field of (form.current?.elements as Iterable<HTMLInputElement> | undefined) ?? []) {
      const values = valuesOf(JSON.parse(asked), field.name);
      if (field.type === 'checkbox') field.checked = values.includes(field.value);
      else if (field.type !== 'hidden') field.value = values[0] ?? '';
    }
  }, [asked]);
  return form;
}
