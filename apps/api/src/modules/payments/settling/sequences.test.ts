import assert from 'node:assert/strict';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';
import {
  findPaymentTransition,
  type PaymentStatus,
  paymentEvents,
  paymentStatuses,
} from '@serendib/contract/payments/states';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewayPayment } from '../gateway/gateway.ts';
import { eventOfRecords } from '../reconcile/reconcile.ts';
import { noticeOf } from '../testing.ts';
import { readForm } from '../webhook/read-form.ts';
import {
  type ClassifiedOrder,
  classifyNotification,
  isSigned,
  type KnownMoney,
  type PaidWith,
  type ValidNotification,
  validateNotification,
} from '../webhook/validate-notification.ts';

/**
 * A gateway with books, a post that loses, doubles and shuffles, strangers who forge, administrators, and time, all
 * against the very functions that decide in production. Only the writing down is left out.
 */
const orderId = 'SER-20261121-ABCDEFGHJK';
const amount = '500.00';
const amountCents = 50_000;

class World {
  payment: ClassifiedOrder = { status: 'pending', transactionId: null, paymentMethod: null };
  gatewayRecords: GatewayPayment[] = [];
  post: string[] = [];
  given = 0;
  takenBack = 0;
  wentBack = false;
  history: PaymentStatus[] = ['pending'];
  everPaid = false;
  /** Money that is known to have come in once too often. */
  surplus = new Set<string>();
  /** Money that went back, as far as it was told of or is our own doing. */
  gone = new Set<string>();
  refunds = new Set<string>();

  happen(
    event: (typeof paymentEvents)[number],
    transactionId: string | null,
    paymentMethod: string | null,
  ): void {
    const step = findPaymentTransition(this.payment.status, event);
    if (!step) return;
    const isMoney = event === 'paid' || event === 'refunded' || event === 'charged_back';
    this.payment = {
      status: step.to,
      transactionId: this.payment.transactionId ?? (isMoney ? transactionId : null),
      paymentMethod: this.payment.paymentMethod ?? (isMoney ? paymentMethod : null),
    };
    if (step.effects === 'give') this.given++;
    if (step.effects === 'take back') this.takenBack++;
    this.history.push(step.to);
  }

  receive(body: string): void {
    const form = readForm(body);
    const signed = isSigned(form, simulatorMerchant);
    if ('refused' in signed) return;
    const heard = validateNotification(form, signed.orderId === orderId ? { amountCents } : undefined);
    if ('refused' in heard) return;
    this.take(heard);
  }

  take(heard: ValidNotification): void {
    const known = this.knownOf(heard.transactionId);
    const outcome = classifyNotification(this.payment, heard, known);
    if (heard.event === 'charged_back' && heard.transactionId) this.gone.add(heard.transactionId);
    if (outcome === 'attach id') this.payWith(heard);
    else if (outcome === 'stand in' && known.standIn) this.payWith(known.standIn);
    else if (outcome === 'transition' && heard.event)
      this.happen(heard.event, heard.transactionId, heard.method);
    else if (outcome === 'paid again' && heard.transactionId) this.surplus.add(heard.transactionId);
  }

  /** The first of its surplus that is here, unless an administrator is giving back either. */
  knownOf(transactionId: string | null): KnownMoney {
    const isOurDoing = this.refunds.has(this.payment.transactionId ?? '');
    const here = [...this.surplus].find((one) => !this.gone.has(one) && !this.refunds.has(one));
    const isRefunded = transactionId !== null && this.refunds.has(transactionId);
    return {
      standIn: here && !isOurDoing ? { transactionId: here, method: 'VISA' } : undefined,
      hasGone: isRefunded || (transactionId !== null && this.gone.has(transactionId)),
      wasGivenBack: isRefunded,
    };
  }

  payWith({ transactionId, method }: PaidWith): void {
    this.payment = { ...this.payment, transactionId, paymentMethod: method };
    if (transactionId) this.surplus.delete(transactionId);
  }

  readGatewayRecords(): void {
    const verdict = eventOfRecords(this.gatewayRecords, { ...this.payment, amountCents });
    this.recordSurplus();
    if (verdict) this.take(verdict);
    this.recordSurplus();
  }

  recordSurplus(): void {
    for (const { status, transactionId, method } of this.gatewayRecords) {
      if (status !== 'RECEIVED' && this.surplus.has(transactionId)) this.gone.add(transactionId);
      if (this.payment.status === 'completed' && status === 'RECEIVED')
        this.take({ event: 'paid', transactionId, method });
    }
  }

  notice(statusCode: string, transactionId = ''): string {
    return new URLSearchParams(noticeOf({ orderId, amount }, { statusCode, transactionId })).toString();
  }
}

type Doing = (world: World, n: number) => void;

const doings: Record<string, Doing> = {
  'somebody pays': (world, n) => {
    const transactionId = `32000${world.gatewayRecords.length}${n % 10}`;
    world.gatewayRecords.push({
      transactionId,
      status: 'RECEIVED',
      currency: 'LKR',
      amountCents,
      method: 'VISA',
    });
    world.post.push(world.notice('2', transactionId));
    world.everPaid = true;
  },
  'a card is declined': (world) => void world.post.push(world.notice('-2')),
  'somebody cancels': (world) => void world.post.push(world.notice('-1')),
  'the gateway waits': (world) => void world.post.push(world.notice('0')),
  'the post brings something': (world, n) => {
    const body = world.post[n % Math.max(1, world.post.length)];
    if (body) world.receive(body);
  },
  'the post brings something twice': (world, n) => {
    const body = world.post[n % Math.max(1, world.post.length)];
    if (!body) return;
    world.receive(body);
    const before = structuredClone({ ...world.payment, given: world.given, takenBack: world.takenBack });
    world.receive(body);
    assert.deepEqual({ ...world.payment, given: world.given, takenBack: world.takenBack }, before);
  },
  'somebody forges': (world, n) => {
    const good = noticeOf({ orderId, amount }, { statusCode: ['2', '-3', '-1'][n % 3] ?? '2' });
    const forged = [
      { ...good, md5sig: good.md5sig?.toLowerCase() ?? '' },
      { ...good, md5sig: '' },
      { ...good, status_code: '2', payhere_amount: '1.00' },
      { ...good, merchant_id: '1' },
      { ...good, payhere_currency: 'USD' },
      noticeOf({ orderId, amount: '1.00' }),
      noticeOf({ orderId: 'SER-20261121-ANOTHER', amount }),
      noticeOf({ orderId, amount }, { secret: 'guessed' }),
      noticeOf({ orderId, amount }, { statusCode: '22' }),
      // A replay of what is signed for another status.
      { ...noticeOf({ orderId, amount }, { statusCode: '0' }), status_code: '2' },
    ][n % 10];
    const before = structuredClone(world);
    world.receive(new URLSearchParams(forged).toString());
    world.receive(`${new URLSearchParams(good)}&order_id=${orderId}`);
    assert.deepEqual({ ...world }, { ...before });
  },
  'an administrator completes it': (world, n) => {
    if (findPaymentTransition(world.payment.status, 'paid')) world.everPaid = true;
    world.happen('paid', `MANUAL-${n}`, 'admin_manual');
  },
  'the gateway is asked': (world) => world.readGatewayRecords(),
  'a day goes by': (world) => {
    if (!eventOfRecords(world.gatewayRecords, { ...world.payment, amountCents }))
      world.happen('expired', null, null);
  },
  'an administrator gives it back': (world) => {
    if (world.payment.status !== 'completed') return;
    const entry = world.gatewayRecords.find(
      ({ transactionId }) => transactionId === world.payment.transactionId,
    );
    if (entry?.status === 'RECEIVED') entry.status = 'REFUNDED';
    else if (entry) return;
    if (entry) world.refunds.add(entry.transactionId);
    world.wentBack = true;
    world.happen('refunded', null, null);
  },
  'an administrator gives back what is too much': (world) => {
    const entry = world.gatewayRecords.find(({ transactionId }) => world.surplus.has(transactionId));
    if (entry?.status !== 'RECEIVED') return;
    entry.status = 'REFUNDED';
    world.refunds.add(entry.transactionId);
  },
  'somebody gives it back in the portal': (world, n) => {
    const entry = world.gatewayRecords[n % Math.max(1, world.gatewayRecords.length)];
    if (entry?.status !== 'RECEIVED') return;
    entry.status = 'REFUNDED';
    world.wentBack = true;
  },
  'a bank takes it back': (world, n) => {
    const entry = world.gatewayRecords[n % Math.max(1, world.gatewayRecords.length)];
    // Also what was given back already.
    if (!entry || entry.status === 'CHARGEBACKED') return;
    entry.status = 'CHARGEBACKED';
    world.wentBack = true;
    world.post.push(world.notice('-3', entry.transactionId));
  },
};

const sequences = 20_000;
const names = Object.keys(doings);
const action = fc.tuple(fc.constantFrom(...names), fc.nat(1_000));

/** Asked some two million times, where `expect` would take five times as long as what it looks at. */
function check(world: World): void {
  const { payment, given, takenBack, history } = world;
  // 1. What was bought is given at most once, and taken back at most once and only after it was given.
  assert(given <= 1);
  assert(takenBack <= given);
  // 2. It is had exactly while the order is completed.
  assert.equal(given - takenBack, payment.status === 'completed' ? 1 : 0);
  // 3. Nothing is given for which no money came in and no administrator vouched.
  if (given > 0) assert(world.everPaid);
  // 4. A completed order is only ever undone by money that went back; that stays, but for a later chargeback.
  for (const [index, status] of history.entries()) {
    const next = history[index + 1];
    if (status === 'completed' && next) assert(next === 'refunded' || next === 'charged_back');
    if (status === 'refunded' && next) assert.equal(next, 'charged_back');
    if (status === 'charged_back') assert.equal(next, undefined);
  }
  // 5. What is too much is in the gateway's books, and is never what the order was paid with.
  for (const transactionId of world.surplus) {
    assert(world.gatewayRecords.some((entry) => entry.transactionId === transactionId));
    assert.notEqual(transactionId, payment.transactionId);
  }
}

test(`in ${sequences} random sequences nothing is given twice, lost or forged`, () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), fc.boolean(), (done, isByPost) => {
      const world = new World();
      for (const [name, n] of done) {
        doings[name]?.(world, n);
        check(world);
      }
      // 6. Once all notifications have arrived, in any order, or the gateway was asked:
      //    money that came in and stayed has completed the order, and the first of it is what it names.
      if (isByPost) for (const body of world.post.toReversed()) world.receive(body);
      else doings['the gateway is asked']?.(world, 0);
      check(world);
      if (world.everPaid && !world.wentBack) assert.equal(world.payment.status, 'completed');
      // 7. Once the gateway was asked, all that it has of a paid order is what paid it or known to be too much, and
      //    asking it again changes nothing.
      if (!isByPost && world.payment.status === 'completed')
        for (const { status, transactionId } of world.gatewayRecords)
          if (status === 'RECEIVED' && transactionId !== world.payment.transactionId)
            assert(world.surplus.has(transactionId));
      // 8. What pays a completed order by then has not gone back.
      const paying = world.gatewayRecords.find((one) => one.transactionId === world.payment.transactionId);
      if (!isByPost && world.payment.status === 'completed' && paying)
        assert.equal(paying.status, 'RECEIVED');
      if (!isByPost) {
        const asked = structuredClone({ ...world });
        world.readGatewayRecords();
        assert.deepEqual({ ...world }, asked);
      }
      // 9. Hearing everything once more changes nothing.
      const before = structuredClone({ ...world });
      for (const body of world.post) world.receive(body);
      if (isByPost) assert.deepEqual({ ...world }, before);
      check(world);
    }),
    { numRuns: sequences },
  );
  // Four seconds of pure arithmetic, which a busy machine stretches.
}, 120_000);

test('every step of the table can be taken, and nothing leads out of a chargeback', () => {
  const reachable = new Set<PaymentStatus>(['pending']);
  for (let size = 0; size < reachable.size; ) {
    size = reachable.size;
    for (const status of reachable)
      for (const event of paymentEvents) {
        const step = findPaymentTransition(status, event);
        if (step) reachable.add(step.to);
      }
  }
  expect([...reachable].sort()).toEqual([...paymentStatuses].sort());
  for (const event of paymentEvents) expect(findPaymentTransition('charged_back', event)).toBeUndefined();
});
