import { listAuditEntries } from '../../platform/audit/audit.ts';
import { headOf } from '../../platform/audit/check-chain.ts';
import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import type { Module } from '../../platform/module.ts';
import { eraseFromAudit } from './audit/erase.service.ts';
import { auditedOf } from './audit/personal-data.ts';
import { dashboardStats } from './dashboard.service.ts';
import { mailDigest } from './digest/digest.service.ts';
import { failedJobs, tryFailedAgain } from './failed-jobs/failed-jobs.service.ts';
import { showWholeAccount } from './people/whole-account.ts';
import { showRevenue } from './revenue/revenue.service.ts';

/** What administrators see and do that belongs to no single module. */
export const admin: Module = (api, context) => {
  context.jobs.repeat('audit:erase', '37 21 * * *', () => eraseFromAudit(context));
  // Into the log, which who may write to the database cannot write anew.
  context.jobs.repeat('audit:note', '7 * * * *', async () => {
    context.log.info({ auditHead: await headOf(context.db) }, 'audit: where its chain ends');
  });
  // At seven in the morning in Sri Lanka.
  context.jobs.repeat('administration:digest', '30 1 * * *', () => mailDigest(context));
  context.personalData.push(auditedOf);

  route(api, 'GET /admin/dashboard-stats', () => dashboardStats(context));
  route(api, 'GET /admin/users/{id}', ({ params }) => showWholeAccount(context, params.id));
  route(api, 'GET /admin/revenue', ({ query }) => showRevenue(context, query));
  route(api, 'GET /admin/failed-jobs', () => failedJobs(context));
  route(api, 'POST /admin/failed-jobs/try-again', ({ visitor, body }) =>
    tryFailedAgain(context, signedIn(visitor), body),
  );
  route(api, 'GET /admin/audit', (request, reply) =>
    sendPage(request, reply, listAuditEntries(context, request.query)),
  );
};
