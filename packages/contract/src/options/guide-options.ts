import { type Option, plain } from './option.ts';

export const specializations = plain(
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
);

export const languageGroups = {
  Local: plain('English', 'Sinhala', 'Tamil'),
  European: plain('French', 'German', 'Italian', 'Spanish', 'Dutch', 'Russian', 'Polish'),
  Asian: plain('Mandarin Chinese', 'Cantonese', 'Japanese', 'Korean', 'Thai', 'Vietnamese', 'Malay'),
  Other: plain('Arabic', 'Hebrew', 'Persian', 'Hindi', 'Malayalam', 'Bengali', 'Urdu'),
};
export const languages: Option[] = Object.values(languageGroups).flat();
