import { z } from 'zod';
import { type Price, type PriceUnit, priceCurrencies, priceUnits } from './price.ts';

export const priceSchema: z.ZodType<Price> = z.object({
  from: z.number().meta({
    description:
      'In its currency: rupees and yen whole, others to a hundredth; 0 where the price ends at `to`.',
  }),
  to: z
    .number()
    .nullable()
    .meta({ description: 'The same as `from` where it is one amount; null where it is open above.' }),
  currency: z.enum(priceCurrencies),
  per: z
    .enum(priceUnits.map(({ value }) => value) as [PriceUnit, ...PriceUnit[]])
    .nullable()
    .meta({
      description: 'What it is for; null where its owner does not say, or says it in words of their own.',
    }),
});
