import { languages } from '@serendib/contract/languages/languages';
import { type Telling, tellingOf } from '@serendib/contract/words/told';
import {
  translate,
  translateLabels,
  translateLine,
  translateName,
  translateOfPlace,
} from '@serendib/messages/translate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { variedBy } from '../caching.ts';
import { readerLanguage } from '../refusals/reader-language.ts';

type Say = (words: string, telling: Telling) => string;
type Tell = (value: unknown, say: Say) => unknown;

const [english] = languages;

/** How the words of ours in what a schema describes are told; none where it has none. */
export function tellOf(schema: z.ZodType): Tell | undefined {
  const telling = tellingOf(schema);
  if (telling) return (value, say) => (typeof value === 'string' ? say(value, telling) : value);
  if (schema instanceof z.ZodObject) return tellOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const each = tellOf(schema.element as z.ZodType);
    return each && ((value, say) => (Array.isArray(value) ? value.map((one) => each(one, say)) : value));
  }
  if (schema instanceof z.ZodUnion) return tellOfUnion(schema);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return tellOf(schema.unwrap() as z.ZodType);
  return undefined;
}

/** By the first that has all the value says: the whole of a thing rather than its card. */
function tellOfUnion({ options }: z.ZodUnion): Tell | undefined {
  const tells = options.flatMap((option) => tellOf(option as z.ZodType) ?? []);
  const [first] = tells;
  return first;
}

function tellOfObject({ shape }: z.ZodObject): Tell | undefined {
  const inside = Object.entries(shape).flatMap(([name, one]) => {
    const tell = tellOf(one as z.ZodType);
    return tell ? [{ name, tell }] : [];
  });
  if (inside.length === 0) return undefined;
  return (value, say) => {
    if (typeof value !== 'object' || value === null) return value;
    const from = value as Record<string, unknown>;
    const changed = inside.filter(({ name }) => name in from);
    return { ...from, ...Object.fromEntries(changed.map(({ name, tell }) => [name, tell(from[name], say)])) };
  };
}

const sayAs: Record<Telling, (words: string, language: string) => string> = {
  sentence: (words, language) => translate(words, language).words,
  label: translateLabels,
  line: translateLine,
  place: translateOfPlace,
  name: translateName,
};

/** Says by which language a reply was chosen, for caches and readers. */
export function chosenByLanguage(reply: FastifyReply, language: string | undefined): void {
  reply.header('vary', variedBy(reply.getHeader('vary'), 'accept-language'));
  if (language) reply.header('content-language', language);
}

/** A reply in the language that its reader asked for; in English, as it was written, for all who asked for none. */
export function inReadersLanguage<Reply>(
  tell: Tell,
  said: Reply,
  request: FastifyRequest,
  reply: FastifyReply,
): Reply {
  const language = readerLanguage(request);
  chosenByLanguage(reply, language);
  if (!language || language === english.code) return said;
  return tell(said, (words, telling) => sayAs[telling](words, language)) as Reply;
}
