import type { Kind } from '@serendib/contract/listings/kind';
import { type FormValues, initialValues } from '../form/values.ts';

/** What was typed into the form that the server sent while its scripts were still on their way. */
export interface Early {
  values: Partial<FormValues>;
  /** The field that is being typed in. */
  at: string | undefined;
}

export const earlyForm = 'data-early';

/** Read while that form still stands: the one with its scripts takes its place. */
export function readEarly(kind: Kind): Early | undefined {
  const form = document.querySelector<HTMLFormElement>(`form[${earlyForm}]`);
  if (!form) return undefined;
  const sent = new FormData(form);
  const blank = initialValues(kind);
  const values: Partial<FormValues> = {};
  const take = (name: string, value: unknown) => {
    if (String(value) !== String(blank[name] ?? '')) values[name] = value;
  };
  for (const { name, type, currencies } of kind.fields) {
    if (!form.elements.namedItem(name)) continue;
    const typed = String(sent.get(name) ?? '');
    if (type === 'choices') take(name, sent.getAll(name).map(String));
    else if (type === 'flag') take(name, sent.has(name));
    else if (currencies) take(name, `${currencies[0]} ${typed}`);
    else if (isTyped(type)) take(name, typed);
  }
  const isExternal = form.elements.namedItem('isExternal');
  if (isExternal) take('isExternal', sent.has('isExternal'));
  const { activeElement } = document;
  const at = form.contains(activeElement) ? activeElement?.getAttribute('name') : undefined;
  return { values, at: at ?? undefined };
}

const isTyped = (type: Kind['fields'][number]['type']) =>
  !['image', 'images', 'html', 'certifications', 'itinerary'].includes(type);
