import type { AuditSubject } from '@serendib/contract/admin/audit-endpoints';
import type { AdminListRequest } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCsv, type Table } from '../../../platform/csv/send-csv.ts';
import { signedIn } from '../../../platform/http/access.ts';
import { routeKinds } from '../../../platform/http/kind-routes.ts';
import { route } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import {
  accountTable,
  auditTable,
  chargebackTable,
  destinationTable,
  listingTable,
  noteExport,
  paymentTable,
  reviewTable,
} from './exports.service.ts';

/** Who asks for the head of a file has taken none, of which the audit would tell. */
const audited = { hasEffects: true };

/** Every table of an administrator as a file. */
export const exports: Module = (api, context) => {
  const send =
    <Query extends object>(thing: AuditSubject, tableOf: (query: Query) => Table) =>
    async (request: FastifyRequest & { query: Query }, reply: FastifyReply) => {
      await noteExport(context, signedIn(request.visitor), thing, request.query);
      return sendCsv(reply, tableOf(request.query), context.clock());
    };
  const ofKind = (kind: KindName) =>
    send<Omit<AdminListRequest, 'limit' | 'cursor'>>(kind, (query) => listingTable(context, kind, query));

  routeKinds(api, 'export', ofKind, audited);
  route(
    api,
    'GET /admin/exports/destinations',
    send('destination', (query) => destinationTable(context, query)),
    audited,
  );
  route(
    api,
    'GET /admin/exports/users',
    send('user', (query) => accountTable(context, query)),
    audited,
  );
  route(
    api,
    'GET /admin/exports/reviews',
    send('review', (query) => reviewTable(context, query)),
    audited,
  );
  route(
    api,
    'GET /admin/exports/audit',
    send('audit', (query) => auditTable(context, query)),
    audited,
  );
  route(
    api,
    'GET /admin/exports/payments',
    send('payment', (query) => paymentTable(context, query)),
    audited,
  );
  route(
    api,
    'GET /admin/exports/chargebacks',
    send('payment', (query) => chargebackTable(context, query)),
    audited,
  );
};
