import { dayInWords } from '@serendib/contract/calendar-words';
import { inRupees, serviceWords } from '@serendib/contract/payments/services';
import type { EmailMessage } from '../../../platform/mailer.ts';
import type { Payment } from '../../../schema/index.ts';

interface Customer {
  email: string;
  userName: string;
}

/** What the payment brought, told to whom it concerns. */
export function receiptEmail({ email, userName }: Customer, payment: Payment, next: Next): EmailMessage {
  const paid = payment.paidAt ?? payment.updatedAt;
  return {
    to: email,
    subject: `Your receipt: ${serviceWords(payment.serviceType)}, ${inRupees(payment.amountCents / 100)}`,
    paragraphs: [
      `Dear ${userName},`,
      `Thank you. We have received ${inRupees(payment.amountCents / 100)} for “${serviceWords(payment.serviceType)}” on ${dayInWords(paid)}.`,
      next.words,
      `Order ${payment.orderId}. Premium does not renew by itself, and nothing more will be charged.`,
    ],
    action: next.action,
    footnote: 'You can see and download this receipt under your payments.',
  };
}

export interface Next {
  words: string;
  action: { words: string; path: string };
}

const payments = { words: 'See your payments', path: '/profile?tab=payments' };

export function nextStep({ serviceType, itemId }: Payment, until: Date | null): Next {
  if (serviceType === 'sponsored_blog_post')
    return {
      words: 'What comes next: write your post, or link to it, and send it to us.',
      action: { words: 'Submit your blog post', path: '/submit-sponsored-blog' },
    };
  if (serviceType === 'tour_partnership' && !itemId)
    return {
      words:
        'What comes next: tell us about your tour. Its month of premium begins when our team approves it.',
      action: { words: 'Submit your tour', path: '/submit-tour-partnership' },
    };
  if (serviceType === 'test_payment')
    return { words: 'It was a test, and changes nothing.', action: payments };
  return {
    words: until ? `Premium is on now, and lasts until ${dayInWords(until)}.` : 'Premium is on from now.',
    action: payments,
  };
}

export const takenBackEmail = (
  { email, userName }: Customer,
  payment: Payment,
  way: 'refunded' | 'charged_back',
): EmailMessage => {
  const amount = inRupees(payment.amountCents / 100);
  const service = serviceWords(payment.serviceType);
  return {
    to: email,
    subject:
      way === 'refunded' ? `Your refund: ${service}, ${amount}` : `Your bank took back ${amount}: ${service}`,
    paragraphs: [
      `Dear ${userName},`,
      way === 'refunded'
        ? `We have given back ${amount} for “${service}” (order ${payment.orderId}). Your bank shows it within some days.`
        : `Your bank has taken back ${amount} that was paid for “${service}” (order ${payment.orderId}).`,
      'What this payment brought has ended with it: its premium, and what was published with it. Your listings themselves are still yours.',
      'If you did not expect this, please write to us.',
    ],
    action: payments,
  };
};

/** Premium that is about to end. While payments are paused it cannot be renewed, and need not be. */
export const reminderEmail = (
  { email, userName }: Customer,
  { what, endsAt, daysLeft, path }: { what: string; endsAt: Date; daysLeft: number; path: string | null },
): EmailMessage => ({
  to: email,
  subject: `${what} ends ${daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`}`,
  paragraphs: [
    `Dear ${userName},`,
    `${what} lasts until ${dayInWords(endsAt)}. It does not renew by itself.`,
    path
      ? 'If you renew it before, the new time is added to its end, and no day is lost.'
      : 'Payments are not taken at the moment, so it cannot be renewed just now. All listings run as free plans meanwhile.',
    'When it ends, your listings stay where they are. Further pictures are kept, and shown again when you renew.',
  ],
  action: path ? { words: 'Renew premium', path } : payments,
});
