import { languages } from '@serendib/contract/languages/languages';
import { groupedNumber, testCards, testOneTimeCode } from '@serendib/contract/payments/gateway';
import { outcomeWords } from '@serendib/contract/payments/outcome-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { type Say, sayIn, translate } from '@serendib/messages/translate';
import { html } from '../../../platform/http/html.ts';
import { deliveryOrders } from './pay.ts';
import type { SimulatedCheckout } from './read-checkout.ts';
import { simulatorPage } from './simulator-style.ts';

/** The gateway's hosted page: what is paid, the cards there are with what becomes of them, pay and cancel. */
export function checkoutPage({ fields, amountCents }: SimulatedCheckout, problem?: string): string {
  const language = languageOf(fields.return_url);
  const t = sayIn(language);
  const told = (words: string) => translate(words, language).words;
  const amount = told(formatLkr(amountCents / 100));
  // The gateway wants two names; of one alone the other is a dash.
  const payer = [fields.first_name, fields.last_name].filter((name) => name !== '-').join(' ');
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const cards = testCards
    .flatMap(({ outcome, visa, master, amex }) => {
      const words = told(outcomeWords[outcome]);
      return [
        // It is not a message: a name.
        { words: `${words} (Visa)`, number: visa },
        // It is not a message: a name.
        { words: `${words} (Mastercard)`, number: master },
        // It is not a message: a name.
        { words: `${words} (American Express)`, number: amex },
      ];
    })
    .map(({ words, number }, index) => cardChoice(number, words, groupedNumber(number), index === 0));
  return simulatorPage(
    language,
    t('Pay {amount}', { amount }),
    html`<h1>${t('Pay {amount}', { amount })}</h1>
${problem && html`<p role="alert">${told(problem)}</p>`}
<dl>
<dt>${t('For')}</dt><dd>${told(fields.items)}</dd>
<dt>${t('Order')}</dt><dd>${fields.order_id}</dd>
<dt>${t('Payer')}</dt><dd>${payer}<br>${fields.email}</dd>
<dt>${t('Amount')}</dt><dd class="sum">${amount}</dd>
</dl>
<form method="post" action="/simulator/pay/submit">
${hidden}
<fieldset>
<legend>${t('Test card and its outcome')}</legend>
${cards.slice(0, 3)}
<details${problem && html` open`}><summary>${t('Cards that are declined')}</summary>
${cards.slice(3)}
${cardChoice('other', t('Another number, which is declined'), '', false)}
<label class="field">${t('Card number')} <input name="card_no" inputmode="numeric" autocomplete="off" maxlength="25"></label>
</details>
</fieldset>
<div class="row">
<label class="field whole">${t('Name on the card')} <input name="card_name" autocomplete="off" maxlength="100" value="${payer}"></label>
<label class="field">${t('Valid until')} <input name="card_expiry" inputmode="numeric" autocomplete="off" maxlength="5" value="12/40"></label>
<label class="field">CVV <input name="card_cvv" inputmode="numeric" autocomplete="off" maxlength="4" value="123"></label>
<label class="field">${t('One-time code')} <input name="code" inputmode="numeric" autocomplete="off" maxlength="8" value="${testOneTimeCode}"></label>
</div>
<details><summary>${t('How the gateway behaves this time')}</summary>
<p class="note">${t('The notification of what happened goes to Serendib on its own way, apart from your browser.')}</p>
<div class="row">
<label class="field">${t('Seconds late')} <input name="delay" type="number" min="0" max="600" value="0"></label>
<label class="field">${t('Times sent')} <input name="copies" type="number" min="1" max="20" value="1"></label>
<label class="field">${t('With other news')} <select name="order">${deliveryOrders.map((one) => html`<option value="${one}">${orderWords(t)[one]}</option>`)}</select></label>
</div>
<label class="choice"><input type="checkbox" name="lost" value="yes"> <span>${t('The notification gets lost')}</span></label>
</details>
<div class="ways">
<button name="action" value="pay">${t('Pay {amount}', { amount })}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${t('Cancel')}</button>
</div>
</form>`,
  );
}

const cardChoice = (value: string, words: string, number: string, isFirst: boolean) =>
  html`<label class="choice"><input type="radio" name="card" value="${value}"${isFirst && html` checked`}> <span>${words} <code>${number}</code></span></label>`;

const orderWords = (t: Say): Record<(typeof deliveryOrders)[number], string> => ({
  alone: t('alone', {}, 'of a notification'),
  'waiting first': t('waiting first', {}, 'of a notification'),
  'waiting last': t('waiting last', {}, 'of a notification'),
  'failure last': t('failure last', {}, 'of a notification'),
});

/** A payer goes on in the language of the page that they come back to. */
function languageOf(returnUrl: string): string {
  const { pathname } = URL.parse(returnUrl) ?? { pathname: '' };
  return languages.find(({ code }) => pathname.startsWith(`/${code}/`))?.code ?? languages[0].code;
}

export function refusedPage(words: string, returnUrl = ''): string {
  const language = languageOf(returnUrl);
  const t = sayIn(language);
  return simulatorPage(
    language,
    t('Not accepted'),
    html`<h1>${t('This order is not accepted')}</h1>
<p role="alert">${translate(words, language).words}</p>
<p>${t('Nothing was charged.')} <a href="${language === languages[0].code ? '' : `/${language}`}/partnership">${t('Back to Serendib')}</a></p>`,
  );
}
