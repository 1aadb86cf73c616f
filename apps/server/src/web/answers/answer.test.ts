import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { passOn } from './answer.ts';

const thrown = vi.fn();
beforeEach(() => void process.on('uncaughtException', thrown));
afterEach(() => void process.off('uncaughtException', thrown));

test.each(['gzip', 'identity'])(
  'what fails while it is sent in %s breaks off, and ends no process',
  async (coding) => {
    const app = Fastify();
    const begun = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
    app.get('/', (request, reply) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(Buffer.from('The first part.'));
          begun.resolve(controller);
        },
      });
      return passOn(new Response(body, { headers: { 'content-type': 'text/plain' } }), reply, request);
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const sent = fetch(address, {
      headers: { 'accept-encoding': coding },
      signal: AbortSignal.timeout(5_000),
    }).then((reply) => reply.text());
    const refused = expect(sent).rejects.toThrow(/fetch failed|terminated/);
    const controller = await begun.promise;
    await wait(50);
    controller.error(new Error('It ends in the middle.'));
    await refused;
    expect(thrown).not.toHaveBeenCalled();
    await app.close();
  },
);
