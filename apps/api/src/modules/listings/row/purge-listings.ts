import { dayMs } from '@serendib/contract/calendar';
import type { Context } from '../../../platform/module.ts';
import { purgeDeleted } from './visibility.queries.ts';

const keptDeletedMs = 30 * dayMs;

/** What was deleted a month ago goes for good; its pictures follow with the next sweep. */
export const purgeListings = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  purgeDeleted(db, new Date(clock().getTime() - keptDeletedMs));
