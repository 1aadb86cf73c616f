import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { sendPage } from '../../platform/paging.ts';
import { answerAlert, openAlerts } from './alerts/alerts.service.ts';
import { mailDigest } from './alerts/digest.service.ts';
import { auditedOf, listDeeds } from './audit/audit.service.ts';
import { eraseFromAudit } from './audit/erase.service.ts';
import { dashboardStats } from './dashboard.service.ts';
import { showRevenue } from './revenue/revenue.service.ts';
import { changeSettings, makePublicSettings, showSettings } from './settings/settings.service.ts';
import { foldTallies } from './tallies/tallies.service.ts';

/** What administrators see and do that belongs to no single module. */
export const administration: Module = (api, context) => {
  context.jobs.repeat('tallies:fold', '* * * * *', () => foldTallies(context.db));
  context.jobs.repeat('audit:erase', '37 21 * * *', () => eraseFromAudit(context));
  // At seven in the morning in Sri Lanka.
  context.jobs.repeat('administration:digest', '30 1 * * *', () => mailDigest(context));
  context.personalData.push(auditedOf);

  route(api, 'GET /admin/dashboard-stats', () => dashboardStats(context));
  route(api, 'GET /admin/alerts', () => openAlerts(context));
  route(api, 'POST /admin/alerts/{id}/answer', ({ visitor, params }) =>
    answerAlert(context, signedIn(visitor), params.id),
  );
  route(api, 'GET /admin/revenue', ({ query }) => showRevenue(context, query));
  route(api, 'GET /admin/audit', (request, reply) =>
    sendPage(request, reply, listDeeds(context, request.query)),
  );
  route(api, 'GET /settings', makePublicSettings(context));
  route(api, 'GET /admin/settings', () => showSettings(context));
  route(api, 'PUT /admin/settings', ({ visitor, body }) => changeSettings(context, signedIn(visitor), body));
};
