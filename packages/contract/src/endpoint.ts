import { z } from 'zod';
import { type ErrorCode, errorTable } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One endpoint of the API. Its key in the table is `METHOD /path/{parameter}`, below `/api`. */
export interface Endpoint {
  summary: string;
  /** Who may call it: the public, a signed-in user, or an administrator. */
  access: 'public' | 'user' | 'admin';
  /**
   * Of a public call. `if any`: it looks at a session that may be there. `or key`: it is answered to a session or to the key of
   * a link, so that a token that is no session, without a key, is UNAUTHENTICATED.
   */
  session?: 'if any' | 'or key';
  /** Whether who has a second factor must have confirmed it a moment ago. */
  stepUp?: true;
  /** Sent again with the same `Idempotency-Key` within a day it makes nothing anew, and answers with what the first one made. */
  once?: true;
  query?: z.ZodObject;
  body?: z.ZodType;
  /**
   * What is in a body that the call reads by itself, as a form with a file: told by the document alone. Beside a `body` it is how
   * that is sent as multipart.
   */
  form?: z.ZodObject;
  /** How the body is sent; JSON where nothing is said. */
  consumes?: readonly ('application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded')[];
  /** Status and shape of success. Things a shape does not declare are dropped from the reply. What has a `type` is a file, and no JSON. */
  success: { status: 200 | 201 | 202 | 204; reply: z.ZodType; type?: FileType };
  /** Answers 204 in place of it where what the query says is shown is so still. */
  unchanged?: true;
  /** The refusals particular to this endpoint; those that all share are added by `refusalsOf`. */
  refusals?: readonly ErrorCode[];
}

const files = {
  'application/pdf': z.unknown().meta({ description: 'A PDF file.', type: 'string', format: 'binary' }),
  'image/webp': z.unknown().meta({ description: 'A WebP picture.', type: 'string', format: 'binary' }),
  'text/calendar': z.unknown().meta({ description: 'An iCalendar file.', type: 'string' }),
  'text/csv': z.string().meta({ description: 'A CSV file.' }),
};
export type FileType = keyof typeof files;

/** An answer that is a file. */
export const fileOf = <Type extends FileType>(type: Type) =>
  ({ status: 200, type, reply: files[type] }) as const;

export type EndpointKey = `${Method} /${string}`;
export type Endpoints = Record<EndpointKey, Endpoint>;

export const refusal = z.object({
  error: z.string().meta({ description: 'Words for a person.' }),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .meta({ description: 'What stands in the words, where the request says which language it takes.' }),
  fields: z.record(z.string(), z.string()).optional().meta({ description: 'Words for single fields.' }),
});
export type Refusal = z.infer<typeof refusal>;

export const empty = z.undefined().or(z.null()).meta({ description: 'Nothing.' });

/** Every error an endpoint can answer with: its own refusals and those any request can meet. */
export function refusalsOf(key: string, endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>(endpoint.refusals ?? []);
  codes.add('TOO_MANY_REQUESTS').add('INTERNAL').add('UNAVAILABLE');
  // A parameter that no endpoint knows is refused everywhere.
  codes.add('BAD_REQUEST').add('INVALID');
  if (endpoint.body || !key.startsWith('GET ')) codes.add('TOO_LARGE').add('UNSUPPORTED_MEDIA');
  // What stands in the path is found, is not there, or is longer than any name.
  if (key.includes('{')) codes.add('NOT_FOUND').add('TOO_LARGE');
  if (endpoint.access !== 'public' || endpoint.session === 'or key') codes.add('UNAUTHENTICATED');
  if (endpoint.access === 'admin') codes.add('FORBIDDEN').add('FACTOR_REQUIRED').add('FACTOR_MISSING');
  if (endpoint.stepUp) codes.add('FACTOR_REQUIRED');
  // A key that was used for something else.
  if (endpoint.once) codes.add('CONFLICT');
  return [...codes];
}
