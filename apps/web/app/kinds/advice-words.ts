import { t } from '@serendib/contract/words/t';
import type { Advice } from './kind-ui.ts';

/** Fewer letters than these say little. */
const fewLetters = 200;
export const isShort = (text: string | null) =>
  (text ?? '').replaceAll(/<[^<>]*>/g, '').trim().length < fewLetters;

export const photo = (field: string): Advice => ({
  field,
  words: t('Add a photo of your own: it does more than anything else here.'),
});
export const moreWords = (field: string): Advice => ({
  field,
  words: t('Write more of what a traveller gets: a few sentences make the difference.'),
});
export const price = (field: string): Advice => ({
  field,
  words: t('Say a price and what it is for: many who would have to ask go on.'),
});
export const whatsapp: Advice = {
  field: 'whatsapp',
  words: t('Add your WhatsApp: most travellers write before they call.'),
};
