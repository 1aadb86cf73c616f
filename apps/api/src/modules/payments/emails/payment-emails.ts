import { dayInWords } from '@serendib/contract/calendar';
import { serviceWords } from '@serendib/contract/payments/services';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import type { EmailMessage, Recipient } from '../../../platform/mailer.ts';
import { writeToUs } from '../../../platform/write-to-us.ts';
import type { Payment } from '../../../schema/index.ts';

/** What the payment brought, told to whom it concerns. */
export function receiptEmail({ email, userName }: Recipient, payment: Payment, next: Next): EmailMessage {
  const paid = payment.paidAt ?? payment.updatedAt;
  return {
    to: email,
    subject: t('Your receipt: {service}, {amount}', {
      service: serviceWords(payment.serviceType),
      amount: formatLkr(payment.amountCents / 100),
    }),
    paragraphs: [
      t('Dear {userName},', { userName }),
      t('Thank you. We have received {amount} for “{service}” on {paid}.', {
        amount: formatLkr(payment.amountCents / 100),
        service: serviceWords(payment.serviceType),
        paid: dayInWords(paid),
      }),
      next.words,
      t('Order {orderId}. Premium does not renew by itself, and nothing more will be charged.', {
        orderId: payment.orderId,
      }),
    ],
    action: next.action,
    footnote: t('You can see and download this receipt under your payments.'),
  };
}

/** What has to come before that begins which a payment bought. */
export type AwaitedStep = 'submission' | 'approval';

export interface Next {
  words: string;
  action: { words: string; path: string };
}

const payments = { words: t('See your payments'), path: '/profile?tab=payments' };

/** What comes next is told by what the payment brought: an order that names a tour waits for a submission where that is gone, and for its approval where it was taken off. */
export function nextStep(
  { serviceType }: Payment,
  { awaits, until }: { awaits: AwaitedStep | null; until: Date | null },
): Next {
  if (serviceType === 'sponsored_blog_post')
    return {
      words: t('What comes next: write your post, or link to it, and send it to us.'),
      action: { words: t('Submit your blog post'), path: '/submit-sponsored-blog' },
    };
  if (serviceType === 'tour_partnership' && awaits === 'submission')
    return {
      words: t(
        'What comes next: tell us about your tour. Its month of premium begins when our team approves it.',
      ),
      action: { words: t('Submit your tour'), path: '/submit-tour-partnership' },
    };
  if (awaits === 'approval')
    return {
      words: t(
        'Your tour is not shown at the moment, and its month of premium is kept until our team approves it again. Your submissions say what there is to do.',
      ),
      action: { words: t('See your submissions'), path: '/profile?tab=submissions' },
    };
  if (serviceType === 'test_payment')
    return { words: t('It was a test, and changes nothing.'), action: payments };
  return {
    words: until
      ? t('Premium is on now, and lasts until {until}.', { until: dayInWords(until) })
      : t('Premium is on from now.'),
    action: payments,
  };
}

interface TakenBack {
  way: 'refunded' | 'charged_back';
  /** No gateway sends the money, so our team does. */
  isSentByHand?: boolean;
  /** What was published with it is not shown any more. */
  isTakenDown?: boolean;
}

export const takenBackEmail = (
  { email, userName }: Recipient,
  payment: Payment,
  { way, isSentByHand = false, isTakenDown = false }: TakenBack,
): EmailMessage => {
  const amount = formatLkr(payment.amountCents / 100);
  const service = serviceWords(payment.serviceType);
  const { orderId } = payment;
  const refunded = isSentByHand
    ? t(
        'We are giving back {amount} for “{service}” (order {orderId}). It did not come through the payment gateway, so our team sends it to you directly.',
        { amount, service, orderId },
      )
    : t(
        'We have given back {amount} for “{service}” (order {orderId}). Your bank shows it within some days.',
        { amount, service, orderId },
      );
  return {
    to: email,
    subject:
      way === 'refunded'
        ? t('Your refund: {service}, {amount}', { service, amount })
        : t('Your bank took back {amount}: {service}', { amount, service }),
    paragraphs: [
      t('Dear {userName},', { userName }),
      way === 'refunded'
        ? refunded
        : t('Your bank has taken back {amount} that was paid for “{service}” (order {orderId}).', {
            amount,
            service,
            orderId,
          }),
      t(
        'What this payment brought has ended with it: its premium, and what was published with it. Your listings themselves are still yours.',
      ),
      ...(isTakenDown
        ? [
            t(
              'What is not shown any more is kept in your profile: it can be paid for again and sent again as it is.',
            ),
          ]
        : []),
      t('If you did not expect this, please write to us.'),
    ],
    links: [writeToUs],
    action: payments,
  };
};

const subjectOf = (what: string, daysLeft: number): string => {
  if (daysLeft < 1) return t('{what} ends today', { what });
  return daysLeft === 1
    ? t('{what} ends tomorrow', { what })
    : t('{what} ends in {daysLeft} days', { what, daysLeft });
};

/** Premium that is about to end. While payments are paused it cannot be renewed, and need not be. */
export const reminderEmail = (
  { email, userName }: Recipient,
  { what, endsAt, daysLeft, path }: { what: string; endsAt: Date; daysLeft: number; path: string | null },
): EmailMessage => ({
  to: email,
  subject: subjectOf(what, daysLeft),
  paragraphs: [
    t('Dear {userName},', { userName }),
    t('{what} lasts until {endsAt}. It does not renew by itself.', { what, endsAt: dayInWords(endsAt) }),
    path
      ? t('If you renew it before, the new time is added to its end, and no day is lost.')
      : t(
          'Payments are not taken at the moment, so it cannot be renewed just now. All listings run as free plans meanwhile.',
        ),
    t(
      'When it ends, your listings stay where they are. Further pictures are kept, and shown again when you renew.',
    ),
  ],
  action: path ? { words: t('Renew premium'), path } : payments,
});
