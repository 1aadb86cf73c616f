import { t } from '@serendib/contract/words/t';
import { nameWords } from '~/lib/words/name-words.ts';

const labels: Record<string, string> = {
  name: t('Name'),
  nameSi: t('Name in Sinhala'),
  nameTa: t('Name in Tamil'),
  district: t('District'),
  category: t('Category'),
  summary: t('Summary'),
  description: t('Description'),
  image: t('Image URL'),
  source: t('More-info URL'),
  bestTimeToVisit: t('Best time to visit'),
  latitude: t('Latitude'),
  longitude: t('Longitude'),
  attractions: t('Attractions'),
  activities: t('Activities'),
  facts: t('Facts'),
  aliases: t('Other names'),
};

/** What a field of a place is called, as its form calls it; of any other field its name, read aloud. */
export const fieldLabel = (name: string): string => labels[name] ?? nameWords(name);
