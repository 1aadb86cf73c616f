import type { Field } from '@serendib/contract/listings/field';

const byName = (pattern: RegExp) => (field: Field) => pattern.test(field.name);
const byType =
  (...types: Field['type'][]) =>
  (field: Field) =>
    types.includes(field.type);

/** What our team writes of, and the fields in which it is mended. */
const topics: readonly [RegExp, (field: Field) => boolean][] = [
  [/\b(photo\w*|pictures?|images?|blurred)\b/i, byType('image', 'images')],
  [/\b(phone|telephone|call|ring|reach you|whatsapp)\b/i, byType('phone')],
  [/\b(e-?mail|reach you)\b/i, byType('email')],
  [/\baddress, so\b|\b(full|whole|street|postal) address\b/i, byName(/^address$/)],
  [/\b(link|website|web page|url)\b/i, byType('url')],
  [/\b(prices?|rates?|costs?)\b/i, byName(/price|rate|included/i)],
  [/\bpermits?\b/i, byName(/permit/i)],
  [/\binsurance\b/i, byName(/insurance/i)],
  [/\blicen[cs]e\b/i, byName(/licen[cs]e/i)],
  [/\bname\b/i, ({ checkedAs, type }) => checkedAs === 'name' && type === 'text'],
  [/\bdays?\b/i, byType('itinerary')],
  [
    /\b(few words|tell (travellers )?|these words|your own|describe\w*|description|story|advertisement)/i,
    ({ name, type }) => type === 'html' || /^(bio|description)$/.test(name),
  ],
];

/** The fields that the words of a rejection speak of, so that the form can point at them; none where it cannot tell. */
export function fieldsMeant(fields: readonly Field[], reason: string): string[] {
  const meant = topics.filter(([words]) => words.test(reason)).map(([, isMeant]) => isMeant);
  return fields.filter((field) => meant.some((isMeant) => isMeant(field))).map(({ name }) => name);
}
