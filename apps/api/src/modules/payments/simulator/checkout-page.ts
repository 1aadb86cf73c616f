import { isDeepStrictEqual } from 'node:util';
import { languages } from '@serendib/contract/languages/languages';
import { groupedNumber, testCards, testOneTimeCode } from '@serendib/contract/payments/gateway';
import { outcomeWords } from '@serendib/contract/payments/outcome-words';
import { formatLkr } from '@serendib/contract/words/lkr';
import { type Say, sayIn, translate } from '@serendib/messages/translate';
import { html, type Part } from '../../../platform/http/html.ts';
import { type Form, single } from '../webhook/read-form.ts';
import { deliveryOrders, type Mistake, readBehaviour } from './pay.ts';
import type { SimulatedCheckout } from './read-checkout.ts';
import { simulatorPage } from './simulator-style.ts';

/** The gateway's hosted page: what is paid, the cards there are with what becomes of them, pay and cancel. */
export function checkoutPage(
  { fields, amountCents }: SimulatedCheckout,
  /** What was sent and not accepted stays filled in, with what was wrong about it. */
  sent: { form: Form; problem: Mistake } | undefined = undefined,
): string {
  const language = languageOf(fields.return_url);
  const t = sayIn(language);
  const told = (words: string) => translate(words, language).words;
  const amount = told(formatLkr(amountCents / 100));
  // The gateway wants two names; of one alone the other is a dash.
  const payer = [fields.first_name, fields.last_name].filter((name) => name !== '-').join(' ');
  const at = fields.email.indexOf('@');
  const filled = (name: string, otherwise: string) => (sent && single(sent.form, name)) ?? otherwise;
  const chosen = filled('card', testCards[0].visa);
  // Where the focus is, whose description is read out with it: without a script an alert need not be.
  const faulty = (name: Mistake['field']) =>
    name === sent?.problem.field && html` autofocus aria-invalid="true" aria-describedby="problem"`;
  const behaviour = readBehaviour(sent?.form ?? new Map());
  const isUsual = isDeepStrictEqual(behaviour, readBehaviour(new Map()));
  const isDeclined = sent?.problem.field === 'card';
  const checked = html` checked${isDeclined && html` autofocus aria-describedby="problem"`}`;
  const choiceOf = (value: string, words: string, number: string) =>
    cardChoice(value, words, number, value === chosen && checked);
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
    .map(({ words, number }) => ({
      number,
      choice: choiceOf(number, words, groupedNumber(number)),
    }));
  const [acceptedCards, declinedCards] = [cards.slice(0, 3), cards.slice(3)];
  return simulatorPage(
    language,
    t('Pay {amount}', { amount }),
    html`<h1>${t('Pay {amount}', { amount })}</h1>
${sent && html`<p role="alert" id="problem">${told(sent.problem.words)}</p>`}
<dl>
<dt>${t('For')}</dt><dd>${told(fields.items)}</dd>
<dt>${t('Order')}</dt><dd>${fields.order_id}</dd>
<dt>${t('Payer')}</dt><dd>${payer}<br>${fields.email.slice(0, at)}<wbr>${fields.email.slice(at)}</dd>
<dt>${t('Amount')}</dt><dd class="sum">${amount}</dd>
</dl>
<form method="post" action="/simulator/pay/submit">
${hidden}
<fieldset>
<legend>${t('Test card and its outcome')}</legend>
${acceptedCards.map(({ choice }) => choice)}
<details${acceptedCards.every(({ number }) => number !== chosen) && html` open`}><summary>${t('Cards that are declined')}</summary>
${declinedCards.map(({ choice }) => choice)}
${choiceOf('other', t('Another number, which is declined'), '')}
<label class="field">${t('Card number')} <input name="card_no" inputmode="numeric" autocomplete="off" maxlength="25"${faulty('card_no')} value="${filled('card_no', '')}"></label>
</details>
</fieldset>
<div class="row">
<label class="field whole">${t('Name on the card')} <input name="card_name" autocomplete="off" maxlength="100" value="${filled('card_name', payer)}"></label>
<label class="field">${t('Valid until')} <input name="card_expiry" inputmode="numeric" autocomplete="off" maxlength="5"${faulty('card_expiry')} value="${filled('card_expiry', '12/40')}"></label>
<label class="field">CVV <input name="card_cvv" inputmode="numeric" autocomplete="off" maxlength="4"${faulty('card_cvv')} value="${filled('card_cvv', '123')}"></label>
<label class="field">${t('One-time code')} <input name="code" inputmode="numeric" autocomplete="off" maxlength="8"${faulty('code')} value="${filled('code', testOneTimeCode)}"></label>
</div>
<details${!isUsual && html` open`}><summary>${t('How the gateway behaves this time')}</summary>
<p class="note">${t('The notification of what happened goes to Serendib on its own way, apart from your browser.')}</p>
<div class="row">
<label class="field">${t('Seconds late')} <input name="delay" type="number" min="0" max="600" value="${behaviour.delaySeconds}"></label>
<label class="field">${t('Times sent')} <input name="copies" type="number" min="1" max="20" value="${behaviour.copies}"></label>
<label class="field">${t('With other news')} <select name="order">${deliveryOrders.map((one) => html`<option value="${one}"${one === behaviour.order && html` selected`}>${orderWords(t)[one]}</option>`)}</select></label>
</div>
<label class="choice"><input type="checkbox" name="lost" value="yes"${behaviour.isLost && html` checked`}> <span>${t('The notification gets lost')}</span></label>
</details>
<div class="ways">
<button name="action" value="pay">${t('Pay {amount}', { amount })}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${t('Cancel')}</button>
</div>
</form>`,
  );
}

const cardChoice = (value: string, words: string, number: string, state: Part) =>
  html`<label class="choice"><input type="radio" name="card" value="${value}"${state}> <span>${words} <code>${number}</code></span></label>`;

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
