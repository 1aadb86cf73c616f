import { signedIn } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { answerAlert, openAlerts } from './alerts.service.ts';

export const alerts: Module = (api, context) => {
  route(api, 'GET /admin/alerts', () => openAlerts(context));
  route(api, 'POST /admin/alerts/{id}/answer', ({ visitor, params }) =>
    answerAlert(context, signedIn(visitor), params.id),
  );
};
