import { t } from '@serendib/contract/words/t';
export const islandPlace = (name: string) => ({
  '@type': 'Place' as const,
  name,
  containedInPlace: { '@type': 'Country' as const, name: t('Sri Lanka') },
});
