import type { z } from 'zod';
import { exportRow } from '../../admin/export-row.ts';
import type { blocksSent, daysAsked, ownerCalendar, shownCalendar } from '../../calendars/calendar.ts';
import {
  blocksRow,
  calendarRow,
  importRow,
  removeImportRow,
  renewAddressRow,
} from '../../calendars/endpoints.ts';
import { type Endpoint, empty } from '../../endpoint.ts';
import { type PremiumStatus, premiumStatusRow } from '../../entitlements/endpoints.ts';
import { featureRow } from '../../entitlements/feature-row.ts';
import {
  type Looked,
  reviewedRow,
  type Verdict,
  type VerdictSent,
  verifyRow,
} from '../../moderation/endpoints.ts';
import type { FeaturedStatus } from '../../options/featured.ts';
import {
  type AdminListQuery,
  type AdminView,
  adminViews,
  allEndpoint,
  type ExportQuery,
  exportQuery,
} from '../admin-endpoints.ts';
import { type AvailabilitySent, availabilityRow } from '../availability-endpoints.ts';
import { listRow, oneRow } from '../endpoints.ts';
import type { Kind, KindName } from '../kind.ts';
import { kindNames, kinds } from '../kinds/index.ts';
import type { CardView, OwnerView, ShownView } from '../views.ts';
import { changeRow, makeRow, mineRow, type OwnListQuery, removeRow } from '../write-endpoints.ts';
import { callNames, hasCall, isAdminsOwn, type KeyOf, type KindsWith, keyOf } from './keys.ts';
import type { CallName } from './names.ts';

type Sent = z.ZodRecord<z.ZodString, z.ZodUnknown>;
type Nothing = { status: 204; reply: typeof empty };
type Anything = z.ZodType<Record<string, unknown> | null | undefined>;
type OwnCalendar<Status = 200> = { status: Status; reply: typeof ownerCalendar };
type Owned<Name extends KindName, Status = 200> = { status: Status; reply: z.ZodType<OwnerView[Name]> };
type Administered<Name extends KindName> = { status: 200; reply: z.ZodType<AdminView[Name]> };

/** What goes in and comes out of each call of a kind. */
export interface CallRows<Name extends KindName> {
  list: Endpoint & {
    query: z.ZodObject;
    success: { status: 200; reply: z.ZodArray<z.ZodType<CardView[Name]>> };
  };
  one: Endpoint & { success: { status: 200; reply: z.ZodType<ShownView[Name]> } };
  view: Endpoint & { success: Nothing };
  make: Endpoint & { body: Sent; success: Owned<Name, 201> };
  change: Endpoint & { body: Sent; success: Owned<Name> };
  remove: Endpoint & { success: Nothing };
  mine: Endpoint & { query: OwnListQuery; success: { status: 200; reply: z.ZodType<OwnerView[Name][]> } };
  makeByAdmin: CallRows<Name>['make'];
  changeByAdmin: CallRows<Name>['change'];
  oneForAdmin: Endpoint & { success: Administered<Name> };
  all: Endpoint & {
    query: AdminListQuery;
    success: { status: 200; reply: z.ZodArray<z.ZodType<AdminView[Name]>> };
  };
  verify: Endpoint & { body: z.ZodType<Verdict, VerdictSent>; success: Owned<Name> };
  reviewed: Endpoint & { body: z.ZodType<Looked>; success: Owned<Name> };
  export: Endpoint & { query: ExportQuery; success: { status: 200; reply: z.ZodString } };
  inquiry: Endpoint & { success: Nothing };
  availability: Endpoint & { body: z.ZodType<AvailabilitySent>; success: Owned<Name> };
  premiumStatus: Endpoint & { success: { status: 200; reply: z.ZodType<PremiumStatus> } };
  feature: Endpoint & { body: z.ZodType<{ status: FeaturedStatus }>; success: Administered<Name> };
  calendar: Endpoint & { query: typeof daysAsked; success: { status: 200; reply: typeof shownCalendar } };
  blocks: Endpoint & { body: typeof blocksSent; success: OwnCalendar };
  addImport: Endpoint & { body: Anything; success: OwnCalendar<201> };
  removeImport: Endpoint & { success: OwnCalendar };
  renewAddress: Endpoint & { success: OwnCalendar };
}

/** Who offers it and administrators are not counted. */
const counted = (summary: string): Endpoint => ({
  summary,
  access: 'public',
  session: 'if any',
  success: { status: 204, reply: empty },
});

const rowOf: { [Call in CallName]: (kind: Kind, isAdminsOwn: boolean) => Endpoint } = {
  list: listRow,
  one: oneRow,
  view: ({ noun }) => counted(`Counts that a ${noun} was looked at`),
  make: (kind) => makeRow(kind),
  change: (kind) => changeRow(kind),
  remove: removeRow,
  mine: mineRow,
  makeByAdmin: (kind, isAdminsOwn) => makeRow(kind, isAdminsOwn),
  changeByAdmin: (kind, isAdminsOwn) => changeRow(kind, isAdminsOwn),
  oneForAdmin: (kind, isAdminsOwn) =>
    isAdminsOwn
      ? {
          summary: `One ${kind.noun} in any state`,
          access: 'admin',
          success: { status: 200, reply: adminViews[kind.name] },
        }
      : oneRow(kind),
  all: allEndpoint,
  verify: verifyRow,
  reviewed: reviewedRow,
  export: (kind) => exportRow(kind.plural, exportQuery(kind)),
  inquiry: ({ noun }) => counted(`Counts that who offers a ${noun} was called or written to`),
  availability: availabilityRow,
  premiumStatus: ({ plural }) => premiumStatusRow(`Whether my ${plural} are premium, and until when`),
  feature: (kind) => featureRow(kind),
  calendar: calendarRow,
  blocks: blocksRow,
  addImport: importRow,
  removeImport: removeImportRow,
  renewAddress: renewAddressRow,
};

function rowsOf(kind: Kind): [string, Endpoint][] {
  return callNames
    .filter((call) => hasCall(kind.name, call))
    .map((call) => {
      const key: string = keyOf(kind.name as KindsWith<typeof call>, call);
      const endpoint = rowOf[call](kind, isAdminsOwn(kind.name, call));
      return [key, { ...endpoint, summary: kind.calls?.[call]?.summary ?? endpoint.summary }];
    });
}

/** Where administrators use the public call, there is none of their own. */
type AdminsOwn<Name extends KindName> =
  KeyOf<Name, 'oneForAdmin'> extends KeyOf<Name, 'one'> ? never : 'oneForAdmin';

type Entry = {
  [Name in KindName]: {
    [Call in Exclude<CallName, 'oneForAdmin'> | AdminsOwn<Name>]: Name extends KindsWith<Call>
      ? { key: KeyOf<Name, Call>; endpoint: CallRows<Name>[Call] }
      : never;
  }[Exclude<CallName, 'oneForAdmin'> | AdminsOwn<Name>];
}[KindName];

/** Every call of every kind, as its declaration says. */
export const kindEndpoints = Object.fromEntries(
  kindNames.flatMap((name) => rowsOf(kinds[name])),
) as unknown as {
  [E in Entry as E['key']]: E['endpoint'];
};
