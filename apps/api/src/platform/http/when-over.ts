import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app-types.ts';

type Work = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/**
 * Does `work` once for each request when all of it is over: its reply has ended, or its sender has hung up and what was
 * asked for is done. Fastify's `onResponse` is not told of who hung up, whose reply never ends.
 */
export function whenOver(app: Pick<App, 'addHook'>, work: Work): void {
  const over = new WeakSet<FastifyRequest>();
  const sending = new WeakMap<Socket, Map<FastifyRequest, FastifyReply>>();
  // Does what can be done at once at once: who has the reply may look for it.
  const end = (request: FastifyRequest, reply: FastifyReply) => {
    if (over.has(request)) return;
    over.add(request);
    return work(request, reply);
  };
  // One listener for all replies that wait in a connection: Node warns of many.
  const sendingOn = (socket: Socket) => {
    const known = sending.get(socket);
    if (known) return known;
    const replies = new Map<FastifyRequest, FastifyReply>();
    sending.set(socket, replies);
    socket.once('close', () => {
      for (const [request, reply] of replies) {
        const ended = async () => end(request, reply);
        ended().catch((error) => request.log.error(error));
      }
    });
    return replies;
  };
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw;
    if (socket.destroyed) await end(request, reply);
    else sendingOn(socket).set(request, reply);
  });
  app.addHook('onResponse', async (request, reply) => {
    sending.get(request.raw.socket)?.delete(request);
    await end(request, reply);
  });
}
