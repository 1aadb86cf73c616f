import { z } from 'zod';
import { itemSummary } from '../listings/item-summary.ts';
import { kindNames } from '../listings/kinds/index.ts';
import { id } from '../paging.ts';
import { told } from '../words/told.ts';

/** Someone with whom a day of a trip is agreed: who waits where, when, at which number, at which price. */
export const expecting = z.object({
  _id: id.meta({ description: 'Of the thread in which it was agreed.' }),
  number: z.string().meta({ description: 'Of the agreement, which both can name.' }),
  name: told(z.string().meta({ description: 'Of the partner.' }), 'name'),
  phone: z.string().nullable(),
  title: told(z.string().meta({ description: 'What was agreed on, as it was called then.' }), 'name'),
  kind: z
    .enum(kindNames)
    .meta({ description: 'Of what was agreed on, also where it is not public any more.' }),
  listingId: id.meta({ description: 'What was agreed on, also where it is not public any more.' }),
  listing: itemSummary.nullable().meta({ description: 'Null where it is not public any more.' }),
  from: z.string().nullable(),
  to: z.string().nullable(),
  pickup: z.string(),
  total: z.int().meta({ description: 'What was agreed, in whole rupees.' }),
});
export type Expecting = z.infer<typeof expecting>;
