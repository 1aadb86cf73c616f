import { languages } from '@serendib/contract/languages/languages';
import { type MerchantSettings, simulatorPaths } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { readerLanguage } from '../../../platform/http/refusals/reader-language.ts';
import type { Context } from '../../../platform/module.ts';
import { formOf, single, takeUrlEncoded } from '../webhook/read-form.ts';
import { checkoutPage, refusedPage } from './checkout-page.ts';
import { sendNotices } from './deliver.ts';
import { addMerchantApi } from './merchant-api.ts';
import { announce, payByCard, readBehaviour } from './pay.ts';
import { readCheckout } from './read-checkout.ts';
import { recordsPage } from './records-page.ts';
import { findNewestSimulated, turnAround } from './simulator.queries.ts';
import { delivery, type SimulatorContext } from './simulator-context.ts';
import { pageHeaders } from './simulator-style.ts';

const elsewhere = t(
  'The simulator of a trial answers its own machine and its own pages alone. Please open it there, at http://localhost.',
);

/** A stand-in of the gateway that speaks its protocol: hosted page, notifications, merchant API. */
export function addSimulator(app: FastifyInstance, shared: Context, merchant: MerchantSettings): void {
  const context: SimulatorContext = {
    ...shared,
    merchant,
    deliver: shared.jobs.define('simulator:notify', delivery, (wanted, { signal }) =>
      sendNotices(shared, wanted, signal),
    ),
  };
  const { db, publicUrl } = context;
  const show = (reply: FastifyReply, html: string, status = 200) =>
    reply.code(status).headers(pageHeaders).send(html);

  void app.register(async (scope) => {
    takeUrlEncoded(scope);
    scope.addHook('onRequest', async (request) => {
      if (!shared.isOwnMachine(request)) throw new AppError('FORBIDDEN', elsewhere);
    });

    scope.post(simulatorPaths.checkout, async (request, reply) => {
      const checkout = readCheckout(formOf(request.body), merchant, publicUrl);
      if ('wrong' in checkout)
        return show(reply, refusedPage(checkout.wrong, single(formOf(request.body), 'return_url')), 400);
      return show(reply, checkoutPage(checkout));
    });

    scope.post('/simulator/pay/submit', async (request, reply) => {
      const form = formOf(request.body);
      const checkout = readCheckout(form, merchant, publicUrl);
      if ('wrong' in checkout)
        return show(reply, refusedPage(checkout.wrong, single(formOf(request.body), 'return_url')), 400);
      const { fields, amountCents } = checkout;
      if (single(form, 'action') === 'cancel') {
        const notice = {
          orderId: fields.order_id,
          amountCents,
          statusCode: '-1',
          // It is not a message: the gateway's words.
          message: 'Cancelled',
        } as const;
        await announce(context, db, fields.notify_url, [notice], { ...readBehaviour(form), order: 'alone' });
        return reply.redirect(fields.cancel_url, 303);
      }
      const paid = await payByCard(context, checkout, form);
      if (paid.accepted) return reply.redirect(fields.return_url, 303);
      return show(reply, checkoutPage(checkout, { form, problem: paid }));
    });

    scope.get('/simulator/bank', async (request, reply) =>
      show(reply, recordsPage(await findNewestSimulated(db), readerLanguage(request) ?? languages[0].code)),
    );
    scope.post('/simulator/bank/chargeback', async (request, reply) => {
      const id = Number(single(formOf(request.body), 'payment_id'));
      await db.transaction(async (tx) => {
        const turned = Number.isSafeInteger(id) ? await turnAround(tx, id, 'CHARGEBACKED') : undefined;
        if (!turned) return;
        const { orderId, amountCents } = turned;
        const notice = {
          orderId,
          amountCents,
          paymentId: id,
          statusCode: '-3',
          // It is not a message: the gateway's words.
          message: 'Charged back',
        } as const;
        const url = new URL('/api/payments/payhere/notify', publicUrl).href;
        await announce(context, tx, url, [notice], {
          ...{ delaySeconds: 0, copies: 1, order: 'alone', isLost: false },
        });
      });
      return reply.redirect('/simulator/bank', 303);
    });

    addMerchantApi(scope, simulatorPaths.merchantApi, context);
  });
}
