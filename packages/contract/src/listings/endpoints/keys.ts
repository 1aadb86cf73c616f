import type { Declaration } from '../declaration.ts';
import type { KindName } from '../kind.ts';
import { kinds } from '../kinds/index.ts';
import type { CallName, StandardKeys } from './names.ts';

type Kinds = typeof kinds;

/** The calls that only some kinds have, and what of their declaration says so. */
interface Having {
  inquiry: { inquiries: true };
  availability: { availability: object };
  premiumStatus: { subscribed: true };
  feature: { featured: true };
  calendar: { calendar: true };
  blocks: { calendar: true };
  addImport: { calendar: true };
  removeImport: { calendar: true };
  renewAddress: { calendar: true };
}
/** The kinds that have a call. */
export type KindsWith<Call extends CallName> = {
  [Name in KindName]: Call extends keyof Having ? (Kinds[Name] extends Having[Call] ? Name : never) : Name;
}[KindName];

/** The key of a kind's call: `KeyOf<'businessListing', 'mine'>` is `GET /affiliate-links/user`. */
export type KeyOf<Name extends KindName, Call extends CallName> = Name extends KindName
  ? Kinds[Name] extends { calls: { [C in Call]: { key: infer Key extends string } } }
    ? Key
    : StandardKeys<Kinds[Name]['path'], Kinds[Name]['pages']['one']>[Call]
  : never;

const standard: { [Call in CallName]: (path: string, page: string) => string } = {
  list: (path) => `GET ${path}`,
  one: (path) => `GET ${path}/{id}`,
  view: (path) => `POST ${path}/{id}/view`,
  make: (path) => `POST ${path}`,
  change: (path) => `PUT ${path}/{id}`,
  remove: (path) => `DELETE ${path}/{id}`,
  mine: (path) => `GET ${path}/my-submissions`,
  makeByAdmin: (path) => `POST ${path}`,
  changeByAdmin: (path) => `PUT ${path}/{id}`,
  oneForAdmin: (path) => `GET ${path}/{id}`,
  all: (path) => `GET ${path}/all`,
  verify: (path) => `PATCH ${path}/{id}/verify`,
  reviewed: (path) => `PATCH ${path}/{id}/reviewed`,
  export: (path) => `GET /admin/exports${path}`,
  inquiry: (path) => `POST ${path}/{id}/inquiry`,
  availability: (path) => `PATCH ${path}/{id}/availability`,
  premiumStatus: (path) => `GET ${path}/my-premium-status`,
  feature: (_, page) => `PATCH /admin${page}/{id}/feature`,
  calendar: (path) => `GET ${path}/{id}/calendar`,
  blocks: (path) => `PUT ${path}/{id}/calendar/blocks`,
  addImport: (path) => `POST ${path}/{id}/calendar/imports`,
  removeImport: (path) => `DELETE ${path}/{id}/calendar/imports/{importId}`,
  renewAddress: (path) => `POST ${path}/{id}/calendar/address`,
};
export const callNames = Object.keys(standard) as CallName[];

/** Whether a kind has a call. */
export function hasCall<Call extends CallName>(kind: KindName, call: Call): kind is KindsWith<Call> {
  const { inquiries, availability, subscribed, featured, calendar }: Declaration = kinds[kind];
  const having: Partial<Record<CallName, unknown>> = {
    inquiry: inquiries,
    availability,
    premiumStatus: subscribed,
    feature: featured,
    calendar,
    blocks: calendar,
    addImport: calendar,
    removeImport: calendar,
    renewAddress: calendar,
  };
  return !(call in having) || Boolean(having[call]);
}

/** The key of a kind's call, as its declaration names it or as usual. */
export function keyOf<Call extends CallName, Name extends KindsWith<Call>>(
  kind: Name,
  call: Call,
): KeyOf<Name, Call> {
  const { calls, pages, path }: Declaration = kinds[kind];
  return (calls?.[call]?.key ?? standard[call](path, pages.one)) as KeyOf<Name, Call>;
}

const ordinaryCalls: Partial<Record<CallName, 'make' | 'change' | 'one'>> = {
  makeByAdmin: 'make',
  changeByAdmin: 'change',
  oneForAdmin: 'one',
};

/** Whether a call is that of an administrator where owners or the public have one that does the same. */
export const isShared = (kind: KindName, call: CallName): boolean =>
  ordinaryCalls[call] !== undefined && !isAdminsOwn(kind, call);

/** Whether administrators have a call of their own here, which of most kinds is that of owners or the public. */
export function isAdminsOwn(kind: KindName, call: CallName): boolean {
  const other = ordinaryCalls[call];
  return (
    other !== undefined && keyOf(kind, other) !== (keyOf(kind as KindsWith<typeof call>, call) as string)
  );
}
