import { each, t } from '../words/t.ts';
import { type Option, plain } from './option.ts';

export const specializations = plain(
  each(
    'Cultural',
    'Adventure',
    'Wildlife',
    'Historical',
    'Hiking',
    'Photography',
    'Food',
    'Religious',
    'Beach',
    'City',
    'Nature',
    'Architectural',
  ),
);

export const languageGroups = {
  [t('Local')]: plain(each('English', 'Sinhala', 'Tamil')),
  [t('European')]: plain(each('French', 'German', 'Italian', 'Spanish', 'Dutch', 'Russian', 'Polish')),
  [t('Asian')]: plain(
    each('Mandarin Chinese', 'Cantonese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Malay'),
  ),
  [t('Other')]: plain(each('Arabic', 'Hebrew', 'Persian', 'Hindi', 'Malayalam', 'Bengali', 'Urdu')),
};
export const languages: Option[] = Object.values(languageGroups).flat();

/** What an availability becomes that a guide leaves blank: kept in these words, and told in the language of each reader. */
export const guideAvailabilities = plain(each('All Week'));
