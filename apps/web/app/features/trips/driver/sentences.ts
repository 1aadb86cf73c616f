import { t } from '@serendib/contract/words/t';
import spoken from './sentences.json' with { type: 'json' };

const words = [
  t('Please stop here.'),
  t('Slower, please.'),
  t('Two hours are enough for the children.'),
  t('We need a toilet.'),
  t('We would like to eat something.'),
  t('How much does it cost?'),
  t('Please wait here. We come back.'),
  t('One of us feels sick.'),
  t('Please drive us to a doctor.'),
  t('Thank you, that was a good drive.'),
];

/** What one says to a driver: in the reader's language, and in those of the island with how it is spoken. */
export const sentences = spoken.map((sentence, index) => ({ ...sentence, words: words[index] ?? '' }));
