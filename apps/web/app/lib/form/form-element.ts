import type { Problem } from './problems.ts';

/** The names of the fields of a form, as they follow each other on the page. One of several controls bears `data-field`. */
function fieldsIn(form: HTMLFormElement | null): string[] {
  const places = form?.querySelectorAll('[data-field], [name]') ?? [];
  return [
    ...new Set(
      [...places].map((place) => place.getAttribute('data-field') ?? place.getAttribute('name') ?? ''),
    ),
  ];
}

/** Of what is wrong, that which the form asks for; from its top down, unless it is `asNamed`. */
export function inForm(
  form: HTMLFormElement | null,
  problems: readonly Problem[],
  asNamed = false,
): readonly Problem[] {
  const fields = fieldsIn(form);
  const asked = problems.filter(({ field }) => fields.includes(field));
  return asNamed
    ? asked
    : asked.toSorted((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field));
}

const controls = 'input:not([type="file"], :disabled), textarea, select, [contenteditable="true"], button';

/** Gives a field the keyboard, brings all of it into view where it has several controls, and opens what it lies in. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const place = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const named = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const folded = (place ?? named)?.closest('details');
  // What is folded takes no keyboard, and hides what is wrong in it.
  if (folded) folded.open = true;
  if (place) {
    const control =
      place.querySelector<HTMLElement>('[data-first]') ?? place.querySelector<HTMLElement>(controls);
    control?.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    return;
  }
  named?.focus();
}

/** Gives the first field of a form the keyboard, or its first button where it has no field. */
export function focusFirst(form: HTMLFormElement | null): void {
  const [first] = fieldsIn(form);
  if (first === undefined) form?.querySelector('button')?.focus();
  else focusField(form, first);
}
