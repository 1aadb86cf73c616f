import type { Field } from '@serendib/contract/listings/field';
import { paperReasons } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';

type IsMeant = (field: Field) => boolean;
const byName = (pattern: RegExp) => (field: Field) => pattern.test(field.name);
const byType =
  (...types: Field['type'][]) =>
  (field: Field) =>
    types.includes(field.type);

const photos = byType('image', 'images');
const reach = byType('phone', 'email');
const price = byName(/price|rate|included/i);
const licence = byName(/licen[cs]e/i);
const story: IsMeant = ({ name, type }) => type === 'html' || /^(bio|description)$/.test(name);

/** The reasons that are chosen ready-made, which arrive in the language of the page, and the fields that they speak of. */
const ready: readonly [string | undefined, IsMeant][] = [
  [
    t(
      'Please send clear photos of your own. The ones we have are blurred, very small, or taken from elsewhere.',
    ),
    photos,
  ],
  [t('The photos show another vehicle than the one you describe. Please send photos of this one.'), photos],
  [t('Please tell travellers more. With only a few words they cannot tell what to expect.'), story],
  [
    t('We could not reach you by the phone number or address you gave. Please check them and send it again.'),
    reach,
  ],
  [
    t('You have listed this before. Please keep one listing and change it where something is new.'),
    () => false,
  ],
  [t('Please say what the price includes, and for how many people it is.'), price],
  [
    t('Please describe each day, so that travellers know where they will be.'),
    (field) => story(field) || field.type === 'itinerary',
  ],
  [t('We could not find your licence number. Please check it, or leave it out if you hold none.'), licence],
  [t('Please give the whole address, so that travellers find you.'), byName(/^address$/)],
  [t('The booking link does not lead to your place. Please check it and send it again.'), byType('url')],
  [
    t('These words stand elsewhere already. Please write in your own, or link to where it was published.'),
    (field) => story(field) || field.type === 'url',
  ],
  [t('This is an advertisement rather than a story. Please tell what a traveller would see.'), story],
  [paperReasons.tourGuide, licence],
  [paperReasons.vehicle, byName(/permit|insurance/i)],
  // Its proof is asked for in no field.
  [paperReasons.businessListing, () => false],
];

/** What our team writes of in words of its own, in English, and the fields in which it is mended. */
const topics: readonly [RegExp, IsMeant][] = [
  [/\b(photo\w*|pictures?|images?|blurred)\b/i, photos],
  [/\b(phone|telephone|call|ring|reach you|whatsapp)\b/i, byType('phone')],
  [/\b(e-?mail|reach you)\b/i, byType('email')],
  [/\baddress, so\b|\b(full|whole|street|postal) address\b/i, byName(/^address$/)],
  [/\b(link|website|web page|url)\b/i, byType('url')],
  [/\b(prices?|rates?|costs?)\b/i, price],
  [/\bpermits?\b/i, byName(/permit/i)],
  [/\binsurance\b/i, byName(/insurance/i)],
  [/\blicen[cs]e\b/i, licence],
  [/\bname\b/i, ({ checkedAs, type }) => checkedAs === 'name' && type === 'text'],
  [/\bdays?\b/i, byType('itinerary')],
  [
    /\b(few words|tell (travellers )?|these words|your own|describe\w*|description|story|advertisement)/i,
    story,
  ],
];

/** The fields that the words of a rejection speak of, so that the form can point at them; none where it cannot tell. */
export function fieldsMeant(fields: readonly Field[], reason: string): string[] {
  const chosen = ready.filter(([words]) => words && reason.includes(words));
  const written = chosen.reduce((rest, [words = '']) => rest.replace(words, ''), reason);
  const meant = [...chosen, ...topics.filter(([words]) => words.test(written))].map(([, isMeant]) => isMeant);
  return fields.filter((field) => meant.some((isMeant) => isMeant(field))).map(({ name }) => name);
}
