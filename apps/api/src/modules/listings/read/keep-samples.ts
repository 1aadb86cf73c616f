import { kindNames } from '@serendib/contract/listings/kinds/index';
import type { Context } from '../../../platform/module.ts';
import { keepSample } from './samples.queries.ts';

/** Takes a sample of each kind, by which searches are told how frequent something is until the next is taken. */
export async function keepSamples({ db }: Pick<Context, 'db'>): Promise<void> {
  for (const kind of kindNames) await keepSample(db, kind);
}
