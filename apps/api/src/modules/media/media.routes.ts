import { imageWidths } from '@serendib/contract/media/src-set';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Network } from '../../platform/fetch-public/fetch-public.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { route } from '../../platform/http/route.ts';
import type { Context, Module } from '../../platform/module.ts';
import { fetchElsewhere } from './elsewhere/fetch-elsewhere.ts';
import { deleteUnusedImages, openElsewhere, openImage, uploadPhoto } from './media.service.ts';

/** Uploaded pictures, and what is kept of pictures elsewhere. `network` is the internet but in tests. */
export const media =
  (network?: Network): Module =>
  (api, context) => {
    context.jobs.repeat('media:sweep', '41 * * * *', () => deleteUnusedImages(context));
    context.jobs.repeat('media:elsewhere', '* * * * *', ({ signal }) =>
      fetchElsewhere(context, { network, signal }),
    );
    route(api, 'POST /media', ({ visitor, sentFiles }) => uploadPhoto(context, signedIn(visitor), sentFiles));
  };

const widths = new Set(imageWidths.map((width) => `${width}.webp`));

/** The pictures themselves, which lie outside the API: addresses in pages, cached for as long as a browser likes. */
export function serveImages(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'storage'>,
  /** Who is signed in, by the cookies of a request. */
  visitorOf: (cookies: string | undefined) => Promise<Visitor | null>,
): void {
  app.get<{ Params: { key: string; file: string } }>(
    '/media/:key/:file',
    async ({ params, headers }, reply) => {
      const { key, file } = params;
      const known = /^[\w-]{22}$/.test(key) && widths.has(file);
      const width = file.replace('.webp', '');
      const found = known
        ? await openImage(context, key, { width, visitor: () => visitorOf(headers.cookie) })
        : undefined;
      return sendImage(reply, found, 'public, max-age=31536000, immutable');
    },
  );
  app.get<{ Querystring: { of?: unknown } }>('/media/elsewhere', async ({ query, headers }, reply) => {
    const found =
      typeof query.of === 'string'
        ? await openElsewhere(context, query.of, () => visitorOf(headers.cookie))
        : undefined;
    return sendImage(reply, found, 'public, max-age=86400');
  });
}

function sendImage(reply: FastifyReply, found: Awaited<ReturnType<typeof openImage>>, kept: string) {
  if (!found)
    return reply.code(404).header('cache-control', 'no-store').send(new AppError('NOT_FOUND').message);
  return reply
    .type('image/webp')
    .header('cache-control', found.isPublic ? kept : 'private, max-age=600')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', found.isPublic ? 'cross-origin' : 'same-origin')
    .send(found.stream);
}
