import { endpoints } from '@serendib/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { keepsItsText, replyWriter } from './reply-writer.ts';

const words = ['x', '2026-05-01', '2026-05-01T06:00:00.000Z', '0199b2c4-6a51-7c3e-9f00-0123456789ab'];
const candidates = [...words, 'nimal@example.lk', 'https://example.lk/a', 1, 0.5, true, null, [], {}];

/** Something that fits a schema, with what it does not declare beside it. */
function fitting(schema: z.ZodType, turn: number): unknown {
  if (schema instanceof z.ZodObject)
    return {
      ...Object.fromEntries(
        Object.entries(schema.shape).map(([name, one], at) => [name, fitting(one as z.ZodType, turn + at)]),
      ),
      ...(schema.def.catchall ? {} : { passwordHash: 'secret' }),
    };
  if (schema instanceof z.ZodArray)
    return [0, 1].map((more) => fitting(schema.element as z.ZodType, turn + more));
  if (schema instanceof z.ZodUnion)
    return fitting(schema.options[turn % schema.options.length] as z.ZodType, turn);
  if (schema instanceof z.ZodNullable && turn % 2 === 0) return null;
  if (schema instanceof z.ZodOptional && turn % 2 === 0) return undefined;
  if (schema instanceof z.ZodDefault && turn % 3 === 0) return undefined;
  if (schema instanceof z.ZodCatch && turn % 5 === 0) return { is: 'something else' };
  if ('innerType' in schema.def) return fitting(schema.def.innerType as z.ZodType, turn + 1);
  if (schema instanceof z.ZodEnum) return schema.options[turn % schema.options.length];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  return candidates.find((value) => schema.safeParse(value).success);
}

describe('a reply is written as its schema gives it', () => {
  const replies = Object.entries(endpoints).flatMap(([key, { success }]) =>
    success.status === 204 ? [] : [[key, success.reply as z.ZodType] as const],
  );

  test.each(replies)('%s', (_key, schema) => {
    const write = replyWriter(schema);
    let compared = 0;
    for (let turn = 0; turn < 12; turn++) {
      const value = fitting(schema, turn);
      const parsed = schema.safeParse(value);
      if (!parsed.success) {
        expect(() => write(value)).toThrow();
        continue;
      }
      compared++;
      expect(write(value)).toBe(JSON.stringify(parsed.data));
    }
    expect(compared).toBeGreaterThan(0);
  });
});

test('what is not declared is left out, also deep within and in each form of a union', () => {
  const whole = z.object({ name: z.string(), inside: z.array(z.object({ at: z.int() })) });
  const write = replyWriter(z.array(z.union([whole, whole.pick({ name: true })])));
  expect(
    write([
      { name: 'a', inside: [{ at: 1, secret: 2 }], secret: 3 },
      { name: 'b', secret: 4 },
    ]),
  ).toBe('[{"name":"a","inside":[{"at":1}]},{"name":"b"}]');
});

test('a fall-back stands where an old row does not fit, and what fits nowhere is refused', () => {
  const schema = z.object({
    at: z.string().nullable().catch(null).default(null),
    all: z
      .array(z.string())
      .catch(() => [])
      .default(() => []),
    n: z.number(),
  });
  const write = replyWriter(schema);
  expect(write({ at: 7, all: 'x', n: -0 })).toBe('{"at":null,"all":[],"n":0}');
  expect(write({ n: 1e21 })).toBe('{"at":null,"all":[],"n":1e+21}');
  for (const n of [Number.NaN, Number.POSITIVE_INFINITY, '1', undefined])
    expect(() => write({ n })).toThrow(z.ZodError);
});

test('the text of what never changes is kept for each schema apart', () => {
  const one = keepsItsText({ name: 'Nimal', plate: 'CAB-1234' });
  const open = replyWriter(z.array(z.object({ name: z.string() })));
  const whole = replyWriter(z.array(z.object({ name: z.string(), plate: z.string() })));
  for (let again = 0; again < 2; again++) {
    expect(whole([one, one])).toBe(JSON.stringify([one, one]));
    expect(open([one])).toBe('[{"name":"Nimal"}]');
  }
  expect(() => {
    (one as { name: string }).name = 'Sunil';
  }).toThrow(TypeError);
});
