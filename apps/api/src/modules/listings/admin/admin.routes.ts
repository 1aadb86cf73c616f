import type { AdminListRequest } from '@serendib/contract/listings/admin-rows';
import type { KindName } from '@serendib/contract/listings/kind';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { route } from '../../../platform/http/route.ts';
import { pageOrWhole } from '../../../platform/lists/whole-list.ts';
import type { Module } from '../../../platform/module.ts';
import { sendPage } from '../../../platform/paging.ts';
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
  route(api, 'GET /tour-guides/all', all('tourGuide'));
  route(api, 'GET /vehicles/all', all('vehicle'));
  route(api, 'GET /tours/all', all('tour'));
  route(api, 'GET /affiliate-links/all', all('businessListing'));
  route(api, 'GET /blogs/all', all('blog'));
  route(api, 'GET /admin/tours/{id}', ({ params }) => showForAdmin(context, 'tour', params.id));
};
