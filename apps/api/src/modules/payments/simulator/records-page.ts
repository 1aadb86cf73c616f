import { formatLkr } from '@serendib/contract/words/lkr';
import { type Say, sayIn, translate } from '@serendib/messages/translate';
import { html } from '../../../platform/http/html.ts';
import type { SimulatedPayment } from './simulator.queries.ts';
import { simulatorPage } from './simulator-style.ts';

/** What the simulator's bank has in its books, and the one thing that only a bank can do. */
export function recordsPage(payments: SimulatedPayment[], language: string): string {
  const t = sayIn(language);
  return simulatorPage(
    language,
    t('Books'),
    html`<h1>${t('The bank’s books')}</h1>
<p class="note">${t('The newest payments. A chargeback is what a payer asks of their own bank.')}</p>
${payments.length === 0 ? html`<p>${t('Nobody has paid yet.')}</p>` : list(payments, t, language)}`,
  );
}

const wordsOf = (t: Say): Record<SimulatedPayment['status'], string> => ({
  RECEIVED: t('received', {}, 'of money'),
  REFUNDED: t('given back', {}, 'of money'),
  CHARGEBACKED: t('charged back', {}, 'of money'),
});

const list = (payments: SimulatedPayment[], t: Say, language: string) => html`<ul>
${payments.map(
  ({ id, orderId, amountCents, status }) =>
    html`<li><span><strong>${translate(formatLkr(amountCents / 100), language).words}</strong> ${wordsOf(t)[status]}<br>${t('Payment {id}', { id }, 'simulator')}<br>${t('Order {orderId}', { orderId }, 'simulator')}</span>${
      status === 'RECEIVED' &&
      html`<form method="post" action="/simulator/bank/chargeback"><input type="hidden" name="payment_id" value="${id}"><button class="quiet" aria-label="${t('Charge back payment {id}', { id })}">${t('Charge back')}</button></form>`
    }</li>`,
)}
</ul>`;
