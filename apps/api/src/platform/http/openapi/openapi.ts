import swagger from '@fastify/swagger';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-types.ts';
import { etagOf, isKnownTag } from '../etags.ts';
import { docsPage } from './docs-page.ts';

/** Must be registered before the routes it describes. */
export async function describeApi(app: App, publicUrl: string): Promise<void> {
  const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Serendib',
        version: '1.0.0',
        description:
          'Guides, vehicles, tours, places to stay and eat, and the places themselves. Lists are bare arrays; `X-Total-Count`, `X-Total-Unfiltered` and `Link` say the rest.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => {
      const { form, ...schema } = route.schema as FastifySchema & { form?: unknown };
      const made = transform({ ...route, schema });
      if (!form) return made;
      const read = transform({ ...route, schema: { body: form } }).schema;
      return { ...made, schema: { ...made.schema, body: bodiesOf(made.schema, read) } };
    },
  });

  // A megabyte of JSON, which no request changes.
  const document = once(() => JSON.stringify(app.swagger()));
  const json = once(() => pageOf(document()));
  const page = once(() => pageOf(docsPage(JSON.parse(document()))));
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    sendPage(request, reply.type('application/json; charset=utf-8'), json()),
  );
  app.get('/docs', { schema: { hide: true } }, async (request, reply) =>
    sendPage(
      request,
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        ),
      page(),
    ),
  );
}

/** A form that its call reads by itself has no schema that would check it: the document alone has it, beside the body as JSON. */
function bodiesOf({ body, consumes = [] }: FastifySchema, form: FastifySchema): { content: object } {
  const schemaOf = (type: string) => (type === 'application/json' ? body : form.body);
  return { content: Object.fromEntries(consumes.map((type) => [type, { schema: schemaOf(type) }])) };
}

interface Page {
  bytes: Buffer;
  etag: string;
}

const pageOf = (text: string): Page => ({
  bytes: Buffer.from(text),
  etag: etagOf(text),
});

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: Page): FastifyReply {
  reply.header('cache-control', 'public, max-age=300').header('etag', etag);
  return isKnownTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes);
}
