import fc from 'fast-check';
import { bodyOf, type FuzzBody } from './bodies.ts';
import type { Operation, Parameter } from './document.ts';
import { headersFor } from './headers.ts';
import { hostileText } from './hostile.ts';
import { changed, changes, fieldsOf } from './mutate.ts';
import { known, validOf } from './valid.ts';

export const roles = [
  'nobody',
  'plain',
  'unverified',
  'suspended',
  'owner',
  'another owner',
  'admin',
] as const;
export type Role = (typeof roles)[number];

/** A request in which known things are named by their places: `fill` puts in what is there when it is sent. */
export interface FuzzRequest {
  role: Role;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FuzzBody | undefined;
}

/** Mostly those who come further than the door. */
const roleFor = ({ path }: Operation): fc.Arbitrary<Role> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Role>('nobody') },
    { weight: path.startsWith('/api/admin/') ? 20 : 4, arbitrary: fc.constant<Role>('admin') },
    { weight: 5, arbitrary: fc.constant<Role>('owner') },
    { weight: 6, arbitrary: fc.constantFrom<Role>('plain', 'another owner') },
    { weight: 1, arbitrary: fc.constantFrom<Role>('unverified', 'suspended') },
  );

/** Spelt as bytes could be sent by a program that encodes nothing. */
const rawParts = [
  '%',
  '%ff',
  '%00',
  '%c0%ae',
  '..%2f..%2f',
  '.',
  '..',
  '%E0%A4%A',
  ';a=1',
  '%0d%0aX:y',
  '*',
  '@',
];

/** Every request of one call, over and over. */
export function requestsOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    role: roleFor(operation),
    method: methodOf(operation),
    path: fc.tuple(pathOf(operation), queryOf(operation)).map((parts) => parts.join('')),
    headers: headersFor,
    body: bodyOf(operation),
  });
}

const methodOf = ({ method }: Operation) =>
  fc.oneof(
    { weight: 40, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE') },
  );

/** Which things the id in a path names, by the part before it. */
const pools: Record<string, string> = {
  ...{ vehicles: 'vehicle', 'tour-guides': 'tourGuide', tours: 'tour', 'affiliate-links': 'businessListing' },
  ...{ blogs: 'blog', destinations: 'destination', inquiries: 'inquiry', offers: 'offer', trips: 'trip' },
  ...{
    links: 'link',
    reviews: 'review',
    users: 'user',
    sessions: 'session',
    passkeys: 'passkey',
    papers: 'paper',
  },
  ...{ listings: 'any', alerts: 'alert', notes: 'note', imports: 'import', owner: 'vehicle', user: 'blog' },
  ...{ payments: 'payment', 'business-listings': 'businessListing', destination: 'destination' },
  ...{ status: 'order', complete: 'order', chargebacks: 'order', '{kind}': 'vehicle', items: 'vehicle' },
};

/** With `isMarked` each of its parameters names a thing, and bears a mark behind. */
export function pathOf({ path, parameters }: Operation, isMarked = false): fc.Arbitrary<string> {
  const parts = path.split('/').map((part, index, all) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return fc.constant(part);
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
    const before = all[index - 1] ?? '';
    return isMarked
      ? meant(before, name, schema).map((value) => `${value}*`)
      : parameterIn(before, name, schema);
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

const kindWords = fc.constantFrom('vehicle', 'tourGuide', 'tour', 'businessListing', 'blog', 'vehicles');

function meant(before: string, name: string, schema: Parameter['schema'] & object): fc.Arbitrary<string> {
  if (name === 'kind') return kindWords;
  if (name === 'orderId') return known('order');
  const pool = pools[before];
  return pool ? known(pool) : validOf(schema, name).map(String).map(encode);
}

function parameterIn(
  before: string,
  name: string,
  schema: Parameter['schema'] & object,
): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 16, arbitrary: meant(before, name, schema) },
    { weight: 2, arbitrary: validOf(schema, name).map(String).map(encode) },
    { weight: 2, arbitrary: hostileText.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...rawParts) },
  );
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const inQuery = parameters.filter((each) => each.in === 'query');
  const fields = Object.fromEntries(inQuery.map(({ name, schema = {} }) => [name, validOf(schema, name)]));
  const required = inQuery.filter((each) => each.required).map(({ name }) => name);
  const optional = inQuery.map(({ name }) => name).filter((name) => !required.includes(name));
  const chosen = fc
    .subarray(optional, { maxLength: Math.min(4, optional.length) })
    .chain((names) =>
      fc.record(
        Object.fromEntries(
          [...required, ...names].map((name) => [name, fields[name] as fc.Arbitrary<unknown>]),
        ),
      ),
    );
  const twice = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddQuery });
  return fc.tuple(chosen, changes, twice).map(([values, list, odd]) => {
    const pairs = fieldsOf(changed(values, list)).flatMap(([name, value]) =>
      [value]
        .flat(1)
        .slice(0, 20)
        .map((each) => `${encode(name)}=${encode(textOf(each))}`),
    );
    const query = [...pairs, odd].filter(Boolean).join('&');
    return query && `?${query}`;
  });
}

/** Parts of a query that are no name with a value, or one that no call knows. */
const oddQuery = fc.constantFrom(
  ...[
    'a=1&a=2',
    '%',
    '%ff=%ff',
    '=',
    '&&&',
    'a[b]=1',
    'a[]=1&a[]=2',
    '__proto__=1',
    '__proto__[x]=1',
    'limit',
    '+',
  ],
  ...[
    'limit=1&limit=2',
    'cursor=AAAA',
    'cursor=%00',
    'search=a&search=b',
    '?',
    '#',
    'utm_source=x',
    'fbclid=1',
  ],
);

const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** As browsers do, which send a sign of its own for what is no character; no longer than a server reads. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
