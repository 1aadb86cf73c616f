import { dayAfter, dayOf, monthOf, startOf } from '@serendib/contract/calendar';
import fc from 'fast-check';
import type { Schema } from './document.ts';

/** The newest are those that the roles made. */
const place = fc.oneof({ weight: 3, arbitrary: fc.nat(2) }, { weight: 1, arbitrary: fc.nat(39) });

/** A thing that is in the database when the request is sent: `~id.vehicle.3~`; see `fill`. */
export const known = (pool: string): fc.Arbitrary<string> => place.map((n) => `~id.${pool}.${n}~`);
const anyKnown = fc.constantFrom('any', 'vehicle', 'tourGuide', 'user', 'tour').chain(known);

export const password = 'Kandy-Lake-7';

const phrases = [
  ...['Kandy', 'Galle', 'van', 'tea', 'Nuwara Eliya', 'guide in Ella', 'cheap car with driver', '6.93,79.86'],
  ...['කොළඹ', 'யாழ்ப்பாணம்', 'kandi', 'two weeks in december with children', 'Perera', 'surf', 'a', '7'],
];
const words = fc.constantFrom(...phrases);

/** So many days from now, in Sri Lanka. */
export const dayIn = (days: number) => dayAfter(dayOf(Date.now()), days);

/** What makes sense by the name of a field, so that requests come further than its first check. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(known('email'), fc.constantFrom('a@example.lk', 'b+c@example.lk')),
  ...{
    password: fc.constant(password),
    confirmPassword: fc.constant(password),
    newPassword: fc.constant(password),
  },
  currentPassword: fc.constant(password),
  ...{ search: words, q: words, near: words, place: known('destination'), district: words },
  url: fc.constantFrom('https://127.0.0.1/a.ics', 'https://calendar.invalid/a.ics'),
  ...{ orderId: known('order'), order: known('order'), trip: known('trip'), tripId: known('trip') },
  ...{
    month: fc.constantFrom(monthOf(dayIn(100)), monthOf(dayIn(10))),
    travelled: fc.constantFrom(monthOf(dayIn(-270)), monthOf(dayIn(-380))),
    reason: words,
  },
  ...{
    text: words,
    comment: words,
    message: words,
    name: words,
    subject: words,
    title: words,
    words,
    label: words,
  },
  ids: fc
    .array(
      fc.tuple(fc.constantFrom('vehicle', 'tour', 'destination'), anyKnown).map((two) => two.join(':')),
      { maxLength: 5 },
    )
    .map(String),
  ...{ listing: known('vehicle'), listingId: known('vehicle') },
  ...{ offerId: known('offer'), importId: known('import'), linkId: known('link'), userId: known('user') },
  ...{ ownerId: known('user'), actorId: known('user'), itemId: known('vehicle'), version: fc.nat(3) },
};

const day = fc.integer({ min: -400, max: 800 }).map(dayIn);
const formats: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.oneof({ weight: 9, arbitrary: anyKnown }, { weight: 1, arbitrary: fc.uuid() }),
  date: day,
  'date-time': day.map((one) => startOf(one).toISOString()),
  email: fc.oneof(known('email'), fc.emailAddress()),
  uri: fc.webUrl({ validSchemes: ['https'] }).map(() => 'https://calendar.invalid/a.ics'),
};

/** Values that the schema lets through. */
export function validOf(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const named = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => validOf(choice, name)));
  if (schema.allOf) return validOf(Object.assign({}, ...schema.allOf), name);
  const [type = 'any'] = [schema.type ?? []].flat();
  if (type === 'object') return objectOf(schema);
  if (type === 'array') return arrayOf(schema, name);
  if (type === 'integer' || type === 'number') return numberOf(schema, type);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (named) return named;
  return type === 'string' ? textOf(schema) : fc.jsonValue({ maxDepth: 1 });
}

function objectOf({ properties = {}, required = [], additionalProperties, propertyNames, example }: Schema) {
  // What a form sends is described by an example alone.
  if (example && Object.keys(properties).length === 0)
    return fc.record(
      Object.fromEntries(Object.entries(example).map(([name, value]) => [name, fc.constant(value)])),
      { requiredKeys: Object.keys(example) },
    ) as fc.Arbitrary<unknown>;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, validOf(field, name)]),
  );
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) }).map(inOrder);
  if (!additionalProperties || additionalProperties === true) return known as fc.Arbitrary<unknown>;
  const more = fc.dictionary(
    propertyNames?.enum ? fc.constantFrom(...propertyNames.enum.map(String)) : fc.string({ minLength: 1 }),
    validOf(additionalProperties),
    { maxKeys: 4 },
  );
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one })) as fc.Arbitrary<unknown>;
}

/** The last day is not before the first. */
function inOrder(value: Record<string, unknown>): Record<string, unknown> {
  const { from, to } = value;
  return typeof from === 'string' && typeof to === 'string' && to < from
    ? { ...value, from: to, to: from }
    : value;
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5 }: Schema, name: string): fc.Arbitrary<unknown> {
  const maxLength = Math.max(minItems, Math.min(maxItems, 5));
  return fc.array(validOf(items, name), { minLength: minItems, maxLength });
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Schema, type: string): fc.Arbitrary<number> {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000 : exclusiveMinimum + 1);
  const max = Math.max(min, maximum ?? 1_000_000);
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function textOf({ format = '', pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const ofFormat = formats[format];
  if (ofFormat) return ofFormat;
  const fitting = phrases.filter(({ length }) => length >= minLength && length <= maxLength);
  const free = fc.oneof(
    ...(fitting.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...fitting) }] : []),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) }),
  );
  if (!pattern || pattern.includes('\\P{')) return free;
  return fc.stringMatching(new RegExp(pattern), { maxLength });
}
