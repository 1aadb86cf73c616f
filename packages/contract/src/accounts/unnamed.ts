import { t } from '../words/t.ts';

/** What stands for the name of a person who has none: `told` as a name, each reader reads it in the own language. */
export const unnamed = {
  member: t('Former member'),
  traveller: t('A traveller'),
  partner: t('A partner who has left'),
  guide: t('A guide who has left'),
} as const;
