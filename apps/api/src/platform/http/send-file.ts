import type { FastifyReply } from 'fastify';

/** An answer that browsers save under a name of its own. The name holds no sign that a header would read otherwise. */
export function sendFile<Content>(
  reply: FastifyReply,
  type: string,
  name: string,
  content: Content,
): Content {
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`);
  return content;
}
