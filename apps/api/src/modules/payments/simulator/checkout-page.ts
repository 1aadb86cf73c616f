import { testCards, testOneTimeCode } from '@serendib/contract/payments/gateway';
import { inRupees } from '@serendib/contract/payments/services';
import { html } from '../../../platform/http/html.ts';
import { deliveryOrders } from './pay.ts';
import type { SimulatedCheckout } from './read-checkout.ts';
import { simulatorPage } from './simulator-style.ts';

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The gateway's hosted page: what is paid, the cards there are with what becomes of them, pay and cancel. */
export function checkoutPage({ fields, amountCents }: SimulatedCheckout, problem?: string): string {
  const amount = inRupees(amountCents / 100);
  // The gateway wants two names; of one alone the other is a dash.
  const payer = [fields.first_name, fields.last_name].filter((name) => name !== '-').join(' ');
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const cards = testCards
    .flatMap(({ outcome, visa, master, amex }) => [
      { words: `${outcome} (Visa)`, number: visa },
      { words: `${outcome} (Mastercard)`, number: master },
      { words: `${outcome} (American Express)`, number: amex },
    ])
    .map(({ words, number }, index) => cardChoice(number, words, grouped(number), index === 0));
  return simulatorPage(
    `Pay ${amount}`,
    html`<h1>Pay ${amount}</h1>
${problem && html`<p role="alert">${problem}</p>`}
<dl>
<dt>For</dt><dd>${fields.items}</dd>
<dt>Order</dt><dd>${fields.order_id}</dd>
<dt>Payer</dt><dd>${payer}<br>${fields.email}</dd>
<dt>Amount</dt><dd class="sum">${amount}</dd>
</dl>
<form method="post" action="/simulator/pay/submit">
${hidden}
<fieldset>
<legend>Test card and its outcome</legend>
${cards.slice(0, 3)}
<details${problem && html` open`}><summary>Cards that are declined</summary>
${cards.slice(3)}
${cardChoice('other', 'Another number, which is declined', '', false)}
<label class="field">Card number <input name="card_no" inputmode="numeric" autocomplete="off" maxlength="25"></label>
</details>
</fieldset>
<div class="row">
<label class="field whole">Name on the card <input name="card_name" autocomplete="off" maxlength="100" value="${payer}"></label>
<label class="field">Valid until <input name="card_expiry" inputmode="numeric" autocomplete="off" maxlength="5" value="12/40"></label>
<label class="field">CVV <input name="card_cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
<label class="field">One-time code <input name="code" inputmode="numeric" autocomplete="off" maxlength="8" value="${testOneTimeCode}"></label>
</div>
<details><summary>How the gateway behaves this time</summary>
<p class="note">The notification of what happened goes to Serendib on its own way, apart from your browser.</p>
<div class="row">
<label class="field">Seconds late <input name="delay" type="number" min="0" max="600" value="0"></label>
<label class="field">Times sent <input name="copies" type="number" min="1" max="20" value="1"></label>
<label class="field">With other news <select name="order">${deliveryOrders.map((one) => html`<option>${one}</option>`)}</select></label>
</div>
<label class="choice"><input type="checkbox" name="lost" value="yes"> <span>The notification gets lost</span></label>
</details>
<div class="ways">
<button name="action" value="pay">Pay ${amount}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  );
}

const cardChoice = (value: string, words: string, number: string, isFirst: boolean) =>
  html`<label class="choice"><input type="radio" name="card" value="${value}"${isFirst && html` checked`}> <span>${words} <code>${number}</code></span></label>`;

export const refusedPage = (words: string): string =>
  simulatorPage(
    'Not accepted',
    html`<h1>This order is not accepted</h1>
<p role="alert">${words}</p>
<p>Nothing was charged. <a href="/partnership">Back to Serendib</a></p>`,
  );
