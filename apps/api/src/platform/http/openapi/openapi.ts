import swagger from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from '../app-types.ts';
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
    transform,
  });

  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json')
      .send(JSON.stringify(app.swagger())),
  );
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=300')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(docsPage(JSON.parse(JSON.stringify(app.swagger())))),
  );
}
