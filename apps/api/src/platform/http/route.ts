import type { ApiEndpoints } from '@serendib/contract';
import { endpoints } from '@serendib/contract';
import {
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  type Method,
  refusal,
  refusalsOf,
} from '@serendib/contract/endpoint';
import { errorTable } from '@serendib/contract/errors';
import { id as uuid } from '@serendib/contract/paging';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { asPart } from '../database/pool/parts.ts';
import type { App } from './app-types.ts';
import { inReadersLanguage, tellOf } from './replies/tell.ts';

type ParameterNames<Key extends string> = Key extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
type QueryOf<R> = R extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<never, never>;
type BodyOf<R> = R extends { body: infer B extends z.ZodType } ? z.output<B> : undefined;
type ReplyOf<R extends Endpoint> = R['success']['status'] extends 204
  ? undefined
  : z.output<R['success']['reply']> | (R extends { unchanged: true } ? undefined : never);

/** What a handler is given: path, query and body as the endpoint's schemas made them. */
export type Call<Key extends string, R> = FastifyRequest<{
  Params: Record<ParameterNames<Key>, string>;
  Querystring: QueryOf<R>;
  Body: BodyOf<R>;
}>;
export type Handler<Key extends string, R extends Endpoint> = (
  request: Call<Key, R>,
  reply: FastifyReply,
) => Promise<ReplyOf<R>> | ReplyOf<R>;

/** All other headers stay as they are. */
const keyHeader = z.looseObject({
  'idempotency-key': z.string().optional().meta({
    description:
      'Names what is sent, by a random UUID. What timed out is sent again with its key: where it was taken, nothing is made anew and the answer is what the first one made. Keys are known for a day.',
  }),
});

/** Bytes of a body whose fields are all short: longer is refused before any of it is read as JSON. */
const largestOfShortFields = 64 * 1024;

export interface RouteOptions {
  /** `{id}` is a UUID, as all ids in paths are, and anything else names nothing, except where a thing also goes by a slug. */
  id?: 'uuid' | 'slug';
  /** Requests that one address may make of this call in a minute, counted apart from all others. */
  perMinute?: number;
  /** Bytes of a JSON body that is longer than that of a form. */
  bodyBytes?: number;
  /** A public read that says by its cache tags all that it shows, and looks at nothing but its address. */
  cached?: boolean;
  /** A GET that changes something, as one that is written into the audit does, which HEAD must not run. */
  hasEffects?: boolean;
}

/** The one way to answer an endpoint: path, checks, access, status and shape all come from the contract. */
export const routeOf =
  <Table extends Endpoints>(table: Table) =>
  <Key extends keyof Table & EndpointKey>(
    app: App,
    key: Key,
    handler: Handler<Key, Table[Key]>,
    {
      id = 'uuid',
      perMinute,
      cached = false,
      hasEffects = false,
      bodyBytes = largestOfShortFields,
    }: RouteOptions = {},
  ): void => {
    const endpoint: Endpoint | undefined = table[key];
    if (!endpoint) throw new Error(`The contract has no endpoint "${key}".`);
    const { method, url, parameters } = partsOf(key);
    const tell = tellOf(endpoint.success.reply);
    const schema: FastifySchema = {
      querystring: strict(endpoint.query),
      response: repliesOf(key, endpoint),
      // Not in Fastify's own type, but the API's document reads them.
      ...{
        summary: endpoint.summary,
        tags: [url.split('/')[1] ?? ''],
        ...securityOf(endpoint),
        ...(endpoint.form ? { form: endpoint.form } : {}),
        ...(endpoint.consumes ? { consumes: endpoint.consumes } : {}),
      },
    };
    if (endpoint.once) schema.headers = keyHeader;
    if (parameters.length > 0) schema.params = parametersOf(parameters, id);
    if (endpoint.body && isJson(endpoint)) schema.body = endpoint.body;
    app.route({
      method,
      url,
      schema,
      exposeHeadRoute: !hasEffects,
      // Endpoints that say what they consume carry articles, files or the gateway's forms, and have limits of their own.
      ...(endpoint.consumes
        ? {}
        : { bodyLimit: Math.min(bodyBytes, app.initialConfig.bodyLimit ?? bodyBytes) }),
      config: {
        endpoint: key,
        access: endpoint.access,
        ...(endpoint.session && { session: endpoint.session }),
        stepUp: endpoint.stepUp ?? false,
        cached,
        told: tell !== undefined,
        takesMultipart: endpoint.consumes?.includes('multipart/form-data') ?? false,
        ...(perMinute ? { rateLimit: { max: perMinute } } : {}),
      },
      handler: async (request, reply) => {
        reply.code(endpoint.success.status);
        const answer = async () => {
          const said = await asPart(key, () => handler(request as Call<Key, Table[Key]>, reply));
          if (endpoint.unchanged && said === undefined) reply.code(204);
          return tell ? inReadersLanguage(tell, said, request, reply) : said;
        };
        const answered = cached
          ? ((await app.replyCache.answer(request, reply, answer)) as ReplyOf<Table[Key]>)
          : await answer();
        // Fastify sends no reply without a body to who has hung up, and would never come to its end.
        if (answered === undefined && request.raw.socket.destroyed && !reply.sent) void reply.send();
        return answered;
      },
    });
  };

export const route = routeOf<ApiEndpoints>(endpoints);

export function partsOf(key: EndpointKey): { method: Method; url: string; parameters: string[] } {
  const [method, path = ''] = key.split(' ');
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { method: method as Method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), parameters };
}

/** An empty one says that it may be left out. */
const securityOf = ({ access, session }: Endpoint) =>
  access !== 'public' ? { security: [{ session: [] }] } : session ? { security: [{}, { session: [] }] } : {};

const isJson = ({ consumes }: Endpoint) => !consumes || consumes.includes('application/json');

/** An unknown parameter is a typing error, which must not return everything. */
const strict = (query: Endpoint['query']) =>
  query?.def.catchall ? query : (query?.strict() ?? z.strictObject({}));

const parametersOf = (names: string[], id: RouteOptions['id']) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, isUuid(name, id) ? uuid : z.string().min(1).max(200)])),
  );

/** Orders go by a name of their own, which people read to each other. */
const isUuid = (name: string, id: RouteOptions['id']): boolean =>
  name === 'id' ? id === 'uuid' : name.endsWith('Id') && name !== 'orderId';

type Described =
  | z.ZodType
  | { description: string | undefined; content: Record<string, { schema: z.ZodType }> };

function repliesOf(key: string, endpoint: Endpoint): Record<number, Described> {
  const replies: Record<number, Described> = {};
  for (const code of refusalsOf(key, endpoint)) replies[errorTable[code].status] = refusal;
  const { status, reply, type } = endpoint.success;
  if (status === 204 || endpoint.unchanged) replies[204] = z.null().meta({ description: 'Nothing.' });
  if (status !== 204)
    replies[status] = type
      ? { description: reply.description, content: { [type]: { schema: reply } } }
      : reply;
  return replies;
}
