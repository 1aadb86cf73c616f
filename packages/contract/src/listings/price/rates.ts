import { z } from 'zod';
import { t } from '../../words/t.ts';
import { priceCurrencies } from './price.ts';

const rate = z
  .number(t('Please give the rupees for one as a number, like 352.40.'))
  .positive(t('Please give the rupees for one as a number, like 352.40.'))
  .max(100_000, t('Please give at most 100,000 rupees for one.'));

/** How many rupees one of a currency is, and of which day that is. */
export const ratesSchema = z.object({
  day: z.iso.date(t('Please enter a date, like 2027-01-21.')),
  rupees: z.partialRecord(z.enum(priceCurrencies).exclude(['LKR']), rate),
});
export type Rates = z.infer<typeof ratesSchema>;
