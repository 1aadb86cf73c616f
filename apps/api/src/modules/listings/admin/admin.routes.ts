import type { AdminListRequest } from '@serendib/contract/listings/admin-endpoints';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routeKinds } from '../../../platform/http/kind-routes.ts';
import { sendPage } from '../../../platform/lists/paging.ts';
import { pageOrWhole } from '../../../platform/lists/whole-list.ts';
import type { Module } from '../../../platform/module.ts';
import { listForAdmin, showForAdmin } from './admin-list.ts';

/** Administrators' tables of listings. */
export const listingTables: Module = (api, context) => {
  const all =
    <K extends KindName>(kind: K) =>
    (request: FastifyRequest & { query: AdminListRequest }, reply: FastifyReply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => listForAdmin(context, kind, query)),
      );
  routeKinds(api, 'all', all);
  routeKinds(
    api,
    'oneForAdmin',
    (kind) =>
      ({ params }) =>
        showForAdmin(context, kind, params.id),
  );
};
