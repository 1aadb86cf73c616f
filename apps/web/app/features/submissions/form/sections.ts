import type { Field } from '@serendib/contract/listings/field';

export interface Section {
  title: string;
  /** For its heading, and for links to it. */
  id: string;
  fields: Field[];
}

/** The parts of a form, in the order in which the kind first names them. */
export function sectionsOf(fields: readonly Field[]): Section[] {
  const sections = new Map<string, Field[]>();
  for (const field of fields.filter(({ follows, continues }) => !follows && !continues))
    sections.set(field.section, [...(sections.get(field.section) ?? []), field]);
  return [...sections].map(([title, own]) => ({
    title,
    id: title.toLowerCase().replaceAll(/[^\p{L}\p{M}]+/gu, '-'),
    fields: own,
  }));
}
