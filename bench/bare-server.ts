import { createHash } from 'node:crypto';
import { argv, exit, stdin } from 'node:process';
import Fastify from 'fastify';

/**
 * The peer: a Fastify route that does nothing but send given bytes. Reads `{ path, headers, body (base64) }[]` as
 * JSON from standard input, listens on a free port of the loopback, and prints it.
 */
const chunks: Buffer[] = [];
for await (const chunk of stdin) chunks.push(chunk as Buffer);
const pages = JSON.parse(Buffer.concat(chunks).toString()) as {
  path: string;
  headers: Record<string, string>;
  body: string;
}[];

const app = Fastify();
for (const page of pages) {
  const body = Buffer.from(page.body, 'base64');
  const name = createHash('sha256').update(page.path).digest('hex').slice(0, 12);
  app.get(`/${name}`, (_request, reply) => reply.headers(page.headers).send(body));
}
const address = await app.listen({ host: '127.0.0.1', port: 0 });
console.log(address);
setTimeout(() => exit(1), Number(argv[2] ?? 300) * 1000).unref();
