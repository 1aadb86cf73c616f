import type { Kind } from '@serendib/contract/listings/kind';
import { type FormValues, initialValues, isSame } from '../form/values.ts';

/** What was typed into the form that the server sent while its scripts were still on their way. */
export interface Early {
  values: Partial<FormValues>;
  /** The files that were chosen as photos, by the field; it takes them out. */
  photos: Map<string, File[]>;
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
    if (!isSame(value, blank[name])) values[name] = value;
  };
  const typedIn = (name: string) => String(sent.get(name) ?? '');
  for (const { name, type, currencies } of kind.fields) {
    // A day is added by scripts alone: there is one.
    if (type === 'itinerary' && sent.has(`${name}.0.day`))
      take(name, [{ day: typedIn(`${name}.0.day`), description: typedIn(`${name}.0.description`) }]);
    if (!form.elements.namedItem(name)) continue;
    const typed = typedIn(name);
    if (type === 'choices') take(name, sent.getAll(name).map(String));
    else if (type === 'flag') take(name, sent.has(name));
    else if (currencies) take(name, `${typedIn(`${name}.currency`)} ${typed}`);
    else if (isTyped(type)) take(name, typed);
  }
  const isExternal = form.elements.namedItem('isExternal');
  if (isExternal) take('isExternal', sent.has('isExternal'));
  const { activeElement } = document;
  const at = form.contains(activeElement) ? activeElement?.getAttribute('name') : undefined;
  return { values, photos: photosIn(form), at: at ?? undefined };
}

function photosIn(form: HTMLFormElement): Early['photos'] {
  const photos: Early['photos'] = new Map();
  for (const input of form.querySelectorAll<HTMLInputElement>('.photo-add input')) {
    const field = input.closest<HTMLElement>('[data-field]')?.dataset.field;
    const files = [...(input.files ?? [])];
    if (field && files.length > 0) photos.set(field, [...(photos.get(field) ?? []), ...files]);
  }
  return photos;
}

const isTyped = (type: Kind['fields'][number]['type']) =>
  !['image', 'images', 'html', 'certifications', 'itinerary'].includes(type);
