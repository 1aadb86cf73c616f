import { dayMs } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';

/** How well an account is known: new, known for a while, or with listings that our team approved. */
export type Trust = 'new' | 'known' | 'trusted';

/** What an account may do so often in a day. The only place where it is said. */
export const quotas = {
  submissions: { new: 20, known: 40, trusted: 150, noun: t('listings') },
  reviews: { new: 10, known: 25, trusted: 50, noun: t('reviews') },
  messages: { new: 5, known: 10, trusted: 20, noun: t('messages') },
  inquiries: { new: 15, known: 30, trusted: 60, noun: t('questions') },
  inquiryMessages: { new: 150, known: 400, trusted: 1_000, noun: t('messages') },
  offers: { new: 60, known: 150, trusted: 400, noun: t('offers') },
  reviewReplies: { new: 20, known: 40, trusted: 80, noun: t('answers') },
  orders: { new: 20, known: 40, trusted: 80, noun: t('orders') },
  reviewReports: { new: 10, known: 20, trusted: 40, noun: t('reports') },
} as const satisfies Record<string, Record<Trust, number> & { noun: string }>;
export type QuotaName = keyof typeof quotas;

/** From which on an account is known, and trusted. */
const knownAfterDays = 3;
const trustedAfterDays = 30;
export const trustedAfterApprovals = 5;

/** A listing counts once a person of our team approved it. */
export function trustOf(age: { createdAt: Date; approved: number }, now: Date): Trust {
  const days = (now.getTime() - age.createdAt.getTime()) / dayMs;
  const { approved } = age;
  if (approved >= trustedAfterApprovals || (approved > 0 && days >= trustedAfterDays)) return 'trusted';
  return approved > 0 || days >= knownAfterDays ? 'known' : 'new';
}
