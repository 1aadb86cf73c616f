import type { Context } from '../../../platform/module.ts';
import type { KnownPlaces } from '../../destinations/index.ts';
import type { Totals } from './list/totals.ts';

/** What lists of listings are read with. */
export interface ReadContext extends Pick<Context, 'replica' | 'publicUrl' | 'clock'> {
  totals: Totals;
  known: Pick<KnownPlaces, 'places'>;
}
