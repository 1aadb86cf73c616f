import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../../platform/app-error.ts';
import { makeBatch } from '../../../platform/batch.ts';
import type { App } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { viewKeyOf } from '../../../platform/rate-limiter/view-key.ts';
import type { KnownPlaces } from '../known-places.ts';
import { addLooks, type Look } from './looks.queries.ts';

type LookRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'visitor'> & { params: { id: string } };

/**
 * Notes that a destination was looked at, once an hour for one visitor: lists begin with what is looked at most. Looks
 * are gathered and written every few seconds, and once more when the app closes.
 */
export function keepLooks(api: App, { db, clock, known }: Context & { known: KnownPlaces }) {
  const batch = makeBatch<Look>({
    write: (looks) => addLooks(db, looks),
    onError: (error, lost) =>
      api.log.warn({ err: error, lost }, 'Looks at destinations could not be written yet'),
  });
  api.addHook('onClose', () => batch.close());
  return async (request: LookRequest): Promise<undefined> => {
    const { id } = request.params;
    if (!isUuid(id) || !(await known.places()).named.has(id.toLowerCase())) throw new AppError('NOT_FOUND');
    // It is not a message: a key.
    const key = viewKeyOf(`view ${id}`, request);
    if (key) batch.add({ destinationId: id, key, at: clock() });
  };
}
