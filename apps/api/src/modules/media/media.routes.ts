import { imageWidths } from '@serendib/contract/media/src-set';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Visitor } from '../../platform/http/app-types.ts';
import { route } from '../../platform/http/route.ts';
import type { Context, Module } from '../../platform/module.ts';
import { deleteUnusedImages, openImage, uploadPhoto } from './media.service.ts';

export const media: Module = (api, context) => {
  context.jobs.repeat('media:sweep', '41 * * * *', () => deleteUnusedImages(context));
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
      if (!found)
        return reply.code(404).header('cache-control', 'no-store').send(new AppError('NOT_FOUND').message);
      return reply
        .type('image/webp')
        .header(
          'cache-control',
          found.isPublic ? 'public, max-age=31536000, immutable' : 'private, max-age=600',
        )
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .header('cross-origin-resource-policy', found.isPublic ? 'cross-origin' : 'same-origin')
        .send(found.stream);
    },
  );
}
