import { signedIn } from '../../platform/http/access.ts';
import { readerLanguage } from '../../platform/http/refusals/reader-language.ts';
import { route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { sendPage } from '../../platform/lists/paging.ts';
import { pageOrWhole } from '../../platform/lists/whole-list.ts';
import type { Module } from '../../platform/module.ts';
import { listPayments, showPaymentDetail, showRevenue } from './admin/payment-detail.ts';
import { changeChargeback, listChargebacks, showChargeback } from './chargebacks/chargebacks.service.ts';
import { showEvidence } from './chargebacks/evidence.ts';
import { createCheckout } from './checkout/create-checkout.ts';
import { beginFreeMonths } from './free-months/begin-free-months.ts';
import { ownPayments } from './owned.service.ts';
import { openPayments, type PaymentContext } from './payment-context.ts';
import { definePaymentJobs } from './payment-jobs.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { myPayments, showMode, showStatus } from './payments.service.ts';
import { showReceipt } from './receipt/show-receipt.ts';
import { reconcileNightly, reconcileNow, runReconcileJob } from './reconcile/reconcile.ts';
import { refundPayment } from './refund/refund.ts';
import { deleteOldPayments, remindOfEnds } from './scheduled.service.ts';
import { completeByHand, completeTest } from './settling/complete.ts';
import { handleWebhook } from './webhook/handle-webhook.ts';
import { formOf, takeUrlEncoded } from './webhook/read-form.ts';

const notificationsPerMinute = 3_000;

export const payments =
  (settings: PaymentSettings = { mode: 'paused' }): Module =>
  (api, shared) => {
    const context: PaymentContext = {
      ...openPayments(shared, settings),
      paymentJobs: definePaymentJobs(shared.jobs, (wanted) => runReconcileJob(context, wanted)),
    };
    shared.jobs.repeat('payments:reconcile', '37 20 * * *', ({ signal }) =>
      reconcileNightly(context, signal),
    );
    shared.jobs.repeat('payments:remind', '11 * * * *', () => remindOfEnds(context));
    shared.jobs.repeat('payments:sweep', '7 21 * * *', () => deleteOldPayments(context));

    shared.personalData.push(ownPayments);

    route(api, 'GET /payments/mode', () => showMode(context));
    route(api, 'POST /payments/payhere/create-checkout', ({ visitor, body }) =>
      createCheckout(context, signedIn(visitor), body),
    );
    route(api, 'POST /free-months', ({ visitor, body }) =>
      beginFreeMonths(context, signedIn(visitor), body.kind),
    );
    route(api, 'GET /payments/payhere/status/{orderId}', ({ visitor, params }) =>
      showStatus(context, signedIn(visitor), params.orderId),
    );
    route(
      api,
      'GET /payments/{orderId}/receipt',
      async (request, reply) => {
        const { visitor, params } = request;
        const language = readerLanguage(request);
        const { pdf, name } = await showReceipt(context, signedIn(visitor), params.orderId, language);
        return sendFile(reply, 'application/pdf', name, pdf);
      },
      // A PDF is made anew each time, and nothing else is answered meanwhile.
      { perMinute: 10 },
    );
    route(api, 'GET /payments/user', (request, reply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => myPayments(context, signedIn(request.visitor), query)),
      ),
    );
    // Apart from all other calls, and from their limits: the gateway speaks for many payers from few addresses.
    void api.register(async (gate) => {
      takeUrlEncoded(gate);
      gate.removeContentTypeParser('application/json');
      route(
        gate,
        'POST /payments/payhere/notify',
        ({ body, ip }) => handleWebhook(context, formOf(body), ip),
        { perMinute: notificationsPerMinute },
      );
    });
    route(api, 'POST /payments/test/complete/{orderId}', ({ visitor, params }) =>
      completeTest(context, signedIn(visitor), params.orderId),
    );

    route(api, 'GET /admin/payments', (request, reply) =>
      sendPage(
        request,
        reply,
        pageOrWhole(request.query, (query) => listPayments(context, query)),
      ),
    );
    route(api, 'GET /admin/chargebacks', (request, reply) =>
      sendPage(request, reply, listChargebacks(context, request.query)),
    );
    route(api, 'GET /admin/chargebacks/{orderId}', ({ params }) => showChargeback(context, params.orderId));
    route(api, 'PATCH /admin/chargebacks/{orderId}', ({ visitor, params, body }) =>
      changeChargeback(context, signedIn(visitor), params.orderId, body),
    );
    route(
      api,
      'GET /admin/chargebacks/{orderId}/evidence',
      async ({ visitor, params }, reply) => {
        const { pdf, name } = await showEvidence(context, signedIn(visitor), params.orderId);
        return sendFile(reply, 'application/pdf', name, pdf);
      },
      { hasEffects: true },
    );
    route(api, 'GET /admin/payments/summary', () => showRevenue(context));
    route(api, 'GET /admin/payments/{orderId}', ({ params }) => showPaymentDetail(context, params.orderId));
    route(api, 'PATCH /payments/{id}/complete', ({ visitor, params, body }) =>
      completeByHand(context, signedIn(visitor), params.id, body?.note),
    );
    route(api, 'POST /admin/payments/reconcile', ({ visitor }) => reconcileNow(context, signedIn(visitor)));
    route(api, 'POST /admin/payments/{id}/refund', ({ visitor, params, body }) =>
      refundPayment(context, signedIn(visitor), params.id, body),
    );
  };
