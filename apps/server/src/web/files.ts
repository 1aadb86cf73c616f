import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from './answers/answer.ts';
import type { Show } from './answers/refused.ts';
import { webRoot } from './rendering/renderer.ts';

const client = join(webRoot, 'build/client');

/**
 * What was built, by one route for each of its few folders: there are thousands of files, and a route for each was a
 * twentieth of a start. `show` says that there is no such page.
 */
export async function serveFiles(app: FastifyInstance, show: Show): Promise<void> {
  await app.register(serveStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under assets/ change with what is in them; others are asked about anew.
      const lasting = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        lasting
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600, stale-while-revalidate=86400',
      );
      reply.header('vary', 'accept-encoding');
    },
  });
  const files = new Set<string>();
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      files.add(`/${relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  const urls = new Set([...files].map((file) => file.replace(/(?<=^\/[^/]+\/).*/, '*')));
  const cache = new Map<string, CachedFile>();
  for (const url of urls)
    app.route({
      method: ['HEAD', 'GET'],
      url,
      config: { isFile: true },
      handler: (request, reply) => {
        const path = pathOf(request);
        const cached = isWhole(request) && cache.get(path);
        if (cached) return reply.headers(cached.headers).send(cached.body);
        return files.has(path) ? reply.sendFile(path) : show(request, reply);
      },
      async onSend(request, reply, payload) {
        const path = pathOf(request);
        const isFile = files.has(path) && payload instanceof Readable;
        if (!isFile || !isWhole(request) || !isCacheable(path, reply)) return payload;
        const body = await buffer(payload);
        const headers = Object.fromEntries(
          ofTheFile.filter((name) => reply.hasHeader(name)).map((name) => [name, reply.getHeader(name)]),
        );
        cache.set(path, { headers, body });
        return body;
      },
    });
}

/**
 * A file as it was sent first: to look for it, open it and close it was two thirds of what serving one cost. All that are
 * cached take 3 MB.
 */
interface CachedFile {
  headers: Record<string, string | number | string[] | undefined>;
  body: Buffer;
}

const ofTheFile = [
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
  'vary',
];

const pathOf = (request: FastifyRequest) => request.url.replace(/\?.*/s, '');

/** Whether all of a file is asked for, compressed by Brotli, as browsers do. */
const isWhole = (request: FastifyRequest) =>
  request.method === 'GET' &&
  takesBrotli(request) &&
  !Object.keys(request.headers).some((name) => name === 'range' || name.startsWith('if-'));

/** What is sent compressed, and faces, which need not be: small, and asked for by every visitor. */
const isCacheable = (path: string, reply: FastifyReply) =>
  reply.statusCode === 200 && (reply.getHeader('content-encoding') === 'br' || path.endsWith('.woff2'));
