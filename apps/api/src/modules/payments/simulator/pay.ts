import { testCards, testOneTimeCode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import { type Form, single } from '../webhook/read-form.ts';
import { type Noticed, noticeFields } from './deliver.ts';
import type { SimulatedCheckout } from './read-checkout.ts';
import { insertSimulated } from './simulator.queries.ts';
import type { SimulatorContext } from './simulator-context.ts';

/** How the gateway's notifications come this time. */
export interface Behaviour {
  delaySeconds: number;
  copies: number;
  order: 'alone' | 'waiting first' | 'waiting last' | 'failure last';
  isLost: boolean;
}
export const deliveryOrders = ['alone', 'waiting first', 'waiting last', 'failure last'] as const;

const between = (text: string | undefined, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.trunc(Number(text)) || least));

export const readBehaviour = (form: Form): Behaviour => ({
  delaySeconds: between(single(form, 'delay'), 0, 600),
  copies: between(single(form, 'copies'), 1, 20),
  order: deliveryOrders.find((one) => one === single(form, 'order')) ?? 'alone',
  isLost: single(form, 'lost') === 'yes',
});

/** What is wrong with what was sent, and with which field. */
export interface Mistake {
  field: 'card' | 'card_no' | 'card_expiry' | 'card_cvv' | 'code';
  words: string;
}
export type Paid = { accepted: true } | ({ accepted: false } & Mistake);

const mistake = (field: Mistake['field'], words: string): Paid => ({ accepted: false, field, words });

/** Tries a card: an accepted one is in the books, and either way the notification address hears of it. */
export async function payByCard(
  context: SimulatorContext,
  { fields, amountCents }: SimulatedCheckout,
  form: Form,
): Promise<Paid> {
  const chosen = single(form, 'card') ?? '';
  const number = (chosen === 'other' ? (single(form, 'card_no') ?? '') : chosen).replaceAll(/[\s-]/g, '');
  const numberField = chosen === 'other' ? 'card_no' : 'card';
  if (!/^\d{13,19}$/.test(number)) return mistake(numberField, t('Please enter the number on your card.'));
  const expiry = (single(form, 'card_expiry') ?? '').trim();
  if (!isToCome(expiry, context.clock()))
    return mistake('card_expiry', t('The card must be valid in a month to come: MM/YY.'));
  if (!/^\d{3,4}$/.test(single(form, 'card_cvv')?.trim() ?? ''))
    return mistake('card_cvv', t('The CVV has three or four digits.'));
  if (single(form, 'code')?.trim() !== testOneTimeCode)
    return mistake(
      'code',
      t('The one-time code is wrong. In the simulator it is always {testOneTimeCode}.', { testOneTimeCode }),
    );

  const method = methodOf(number);
  const masked = `${'*'.repeat(number.length - 4)}${number.slice(-4)}`;
  const holder =
    (single(form, 'card_name') ?? '').slice(0, 100) || `${fields.first_name} ${fields.last_name}`;
  const card = { method, masked, holder, expiry: expiry.replace('/', '') };
  const outcome = testCards.find(({ visa, master, amex }) => [visa, master, amex].includes(number as never));
  const told = { orderId: fields.order_id, amountCents, card };
  const isAccepted = outcome?.outcome === 'Accepted';
  await context.db.transaction(async (tx) => {
    const paymentId = isAccepted
      ? await insertSimulated(tx, {
          orderId: fields.order_id,
          description: fields.items,
          amountCents,
          method,
          maskedCard: masked,
          customerName: holder,
          at: context.clock(),
        })
      : undefined;
    const notices: Noticed[] = isAccepted
      ? // It is not a message: the gateway's words.
        [{ ...told, paymentId, statusCode: '2', message: 'Successfully completed' }]
      : // It is not a message: the gateway's words.
        [{ ...told, statusCode: '-2', message: outcome?.outcome ?? 'Card declined' }];
    await announce(context, tx, fields.notify_url, notices, readBehaviour(form));
  });
  return isAccepted
    ? { accepted: true }
    : mistake(
        numberField,
        t('The bank said no: {reason}.', { reason: (outcome?.outcome ?? t('Card declined')).toLowerCase() }),
      );
}

/** Tells the notification address, as it was chosen: late, often, with other news around it, or not at all. */
export async function announce(
  { clock, deliver, merchant }: SimulatorContext,
  db: SimulatorContext['db'],
  url: string,
  notices: Noticed[],
  { delaySeconds, copies, order, isLost }: Behaviour,
): Promise<void> {
  if (isLost) return;
  const [first] = notices;
  if (!first) return;
  // It is not a message: the gateway's words.
  const waiting: Noticed = { ...first, statusCode: '0', message: 'Waiting' };
  // It is not a message: the gateway's words.
  const failure: Noticed = { ...first, paymentId: undefined, statusCode: '-2', message: 'Card declined' };
  const inOrder = {
    alone: notices,
    'waiting first': [waiting, ...notices],
    'waiting last': [...notices, waiting],
    'failure last': [...notices, failure],
  }[order];
  const runAt = new Date(clock().getTime() + delaySeconds * 1000);
  await deliver(
    db,
    { url, notices: inOrder.map((notice) => ({ fields: noticeFields(notice, merchant), copies })) },
    { runAt },
  );
}

const methodOf = (number: string) => (/^4/.test(number) ? 'VISA' : /^3[47]/.test(number) ? 'AMEX' : 'MASTER');

function isToCome(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{2})$/.exec(expiry) ?? [];
  if (!month || !year) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime();
}
