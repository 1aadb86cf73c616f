import { inRupees } from '@serendib/contract/payments/services';
import { html } from '../../../platform/http/html.ts';
import type { SimulatedPayment } from './simulator.queries.ts';
import { simulatorPage } from './simulator-style.ts';

/** What the simulator's bank has in its books, and the one thing that only a bank can do. */
export const recordsPage = (payments: SimulatedPayment[]): string =>
  simulatorPage(
    'Books',
    html`<h1>The bank’s books</h1>
<p class="note">The newest payments. A chargeback is what a payer asks of their own bank.</p>
${payments.length === 0 ? html`<p>Nobody has paid yet.</p>` : list(payments)}`,
  );

const words = { RECEIVED: 'received', REFUNDED: 'given back', CHARGEBACKED: 'charged back' };

const list = (payments: SimulatedPayment[]) => html`<ul>
${payments.map(
  ({ id, orderId, amountCents, status }) =>
    html`<li><span><strong>${inRupees(amountCents / 100)}</strong> ${words[status]}<br>Payment ${id}<br>Order ${orderId}</span>${
      status === 'RECEIVED' &&
      html`<form method="post" action="/simulator/bank/chargeback"><input type="hidden" name="payment_id" value="${id}"><button class="quiet" aria-label="Charge back payment ${id}">Charge back</button></form>`
    }</li>`,
)}
</ul>`;
