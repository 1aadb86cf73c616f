import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import { sectionsOf } from '../../form/sections.ts';

/** What is missing in a listing, and the field of its form that it is added in. */
export interface Advice {
  field: string;
  words: string;
}

/** Fewer letters than these say little. */
const fewLetters = 200;
const isShort = (text: string | null) => (text ?? '').replaceAll(/<[^>]*>/g, '').trim().length < fewLetters;

const photo = (field: string): Advice => ({
  field,
  words: 'Add a photo of your own: it does more than anything else here.',
});
const moreWords = (field: string): Advice => ({
  field,
  words: 'Write more of what a traveller gets: a few sentences make the difference.',
});
const price = (field: string): Advice => ({
  field,
  words: 'Say a price and what it is for: many who would have to ask go on.',
});
const whatsapp: Advice = {
  field: 'whatsapp',
  words: 'Add your WhatsApp: most travellers write before they call.',
};

/** In the order of effect. */
const missing: { [K in KindName]: (one: OwnerView[K]) => (Advice | false)[] } = {
  tourGuide: (one) => [
    one.imageIsDrawing && photo('image'),
    isShort(one.bio) && moreWords('bio'),
    !/\d/.test(one.ratePerDay ?? '') && price('ratePerDay'),
    (one.languages ?? []).length < 2 && {
      field: 'languages',
      words: 'Name every language that you guide in.',
    },
    !one.whatsapp && whatsapp,
  ],
  vehicle: (one) => [
    one.imageIsDrawing && photo('vehicleImages'),
    !one.pricePerDay && price('pricePerDay'),
    !one.whatsapp && whatsapp,
  ],
  tour: (one) => [
    one.imageIsDrawing && photo('image'),
    isShort(one.description) && moreWords('description'),
    !(one.priceRange && one.priceUnit) && price('priceRange'),
  ],
  businessListing: (one) => [
    one.imageIsDrawing && photo('imageUrl'),
    isShort(one.description) && moreWords('description'),
    !(one.priceRange && one.priceUnit) && price('priceRange'),
  ],
  blog: (one) => [
    one.imageIsDrawing && photo('image'),
    !one.isExternal && isShort(one.content) && moreWords('content'),
  ],
};

/** What its owner could still do for it, what has the most effect first. */
export const adviceFor = <K extends KindName>(kind: K, one: OwnerView[K]): Advice[] =>
  missing[kind](one).filter((advice) => advice !== false);

/** Where in its form a field is. */
export function fieldAddress(kind: KindName, edit: string, name: string): string {
  const { fields }: Kind = kinds[kind];
  const section = sectionsOf(fields).find((part) => part.fields.some((field) => field.name === name));
  return section ? `${edit}#${section.id}` : edit;
}
