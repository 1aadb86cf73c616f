import { imageWidths } from '@serendib/contract/media/src-set';
import { translate } from '@serendib/messages/translate';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Network } from '../../platform/fetch-public/fetch-public.ts';
import { signedIn } from '../../platform/http/access.ts';
import type { Misses } from '../../platform/http/limits/misses.ts';
import { readerLanguage } from '../../platform/http/refusals/reader-language.ts';
import { chosenByLanguage } from '../../platform/http/replies/tell.ts';
import { route } from '../../platform/http/route.ts';
import type { Context, Module } from '../../platform/module.ts';
import { fetchElsewhere } from './elsewhere/fetch-elsewhere.ts';
import { deleteUnusedImages, openElsewhere, openImage, removeFiles, uploadPhoto } from './media.service.ts';
import { uploadedImages } from './personal-data.ts';
import { handOut } from './signed/hand-out.ts';

/** Uploaded pictures, and what is kept of pictures elsewhere. `network` is the internet but in tests. */
export const media =
  (network?: Network): Module =>
  (api, context) => {
    context.personalData.push(uploadedImages);
    context.jobs.repeat('media:sweep', '41 * * * *', () => deleteUnusedImages(context));
    context.jobs.define('media:remove', z.object({ key: z.string() }), ({ key }) =>
      removeFiles(context, key),
    );
    context.jobs.repeat(
      'media:elsewhere',
      '* * * * *',
      ({ signal }) => fetchElsewhere(context, { network, signal }),
      'elsewhere',
    );
    route(api, 'POST /media', ({ visitor, sentFiles }) => uploadPhoto(context, signedIn(visitor), sentFiles));
    route(
      api,
      'POST /media/addresses',
      async ({ visitor, body }) => ({
        addresses: await handOut(context, signedIn(visitor), body.pictures),
      }),
      { bodyBytes: 256 * 1024 },
    );
  };

type OpenedImage = NonNullable<Awaited<ReturnType<typeof openImage>>>;

const widths = new Set(imageWidths.map((width) => `${width}.webp`));

/** The pictures themselves, which lie outside the API: addresses in pages, cached for as long as a browser likes. */
export function serveImages(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'storage' | 'clock'>,
  misses: Misses | undefined,
): void {
  const sendMissed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal = new AppError('NOT_FOUND'),
  ) => {
    await misses?.count(request.ip, request.url);
    return sendNothing(request, reply, refusal);
  };
  app.get<{ Params: { key: string; file: string }; Querystring: Record<string, unknown> }>(
    '/media/:key/:file',
    async (request, reply) => {
      const { key, file } = request.params;
      const known = /^[\w-]{22}$/.test(key) && widths.has(file);
      const signed = signedBy(request.query);
      const asked = { width: file.replace('.webp', ''), signed };
      if (!known) return sendNothing(request, reply, new AppError('NOT_FOUND'));
      refuseFor(misses?.secondsToWait(request.ip, request.url));
      try {
        const found = await openImage(context, key, asked);
        if (!found) return sendMissed(request, reply);
        misses?.found(request.url);
        // What a signed address shows is kept by the browser that has it and by nothing between, also once it is public.
        const kept = signed ? `private, max-age=${found.runsOut}` : forEver;
        return sendImage(reply, found, kept);
      } catch (error) {
        if (error instanceof AppError && error.code === 'NOT_FOUND') return sendMissed(request, reply, error);
        throw error;
      }
    },
  );
  app.get<{ Querystring: { of?: unknown; else?: unknown } }>('/media/elsewhere', async (request, reply) => {
    const { of, else: drawing } = request.query;
    const address = typeof of === 'string' ? of : undefined;
    const seconds = address ? misses?.secondsToWait(request.ip, address) : 0;
    if (address && !seconds) {
      const found = await openElsewhere(context, address);
      if (found) {
        misses?.found(address);
        return sendImage(reply, found, 'public, max-age=86400');
      }
      await misses?.count(request.ip, address);
    }
    // Previews show no other picture where this one is not had.
    if (typeof drawing === 'string' && /^\/social\/[\w-]+\.png$/.test(drawing))
      return reply.header('cache-control', 'no-store').redirect(drawing);
    refuseFor(seconds);
    return sendNothing(request, reply, new AppError('NOT_FOUND'));
  });
}

function refuseFor(seconds = 0): void {
  if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', undefined, undefined, seconds);
}

const forEver = 'public, max-age=31536000, immutable';

/** The end of an address that was handed out; nothing where there is none, or nothing of ours. */
function signedBy({ until, signature }: Record<string, unknown>) {
  if (until === undefined && signature === undefined) return undefined;
  const isOurs = typeof until === 'string' && /^[1-9]\d{0,11}$/.test(until) && typeof signature === 'string';
  return isOurs ? { until: Number(until), signature } : { until: 0, signature: '' };
}

/** In words, since an address may be opened by itself. */
function sendNothing(request: FastifyRequest, reply: FastifyReply, { message }: AppError) {
  const language = readerLanguage(request);
  chosenByLanguage(reply, language);
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(language ? translate(message, language).words : message);
}

function sendImage(reply: FastifyReply, { stream, isPublic }: OpenedImage, kept: string) {
  return reply
    .type('image/webp')
    .header('cache-control', kept)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .header('cross-origin-resource-policy', isPublic ? 'cross-origin' : 'same-origin')
    .send(stream);
}
