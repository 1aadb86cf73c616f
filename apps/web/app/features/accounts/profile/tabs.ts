import { t } from '@serendib/contract/words/t';

/** The tabs of the profile, in their order. */
export const profileTabs = [
  { name: 'profile', label: t('Profile') },
  { name: 'inquiries', label: t('Inquiries') },
  { name: 'submissions', label: t('Submissions') },
  { name: 'subscriptions', label: t('Subscriptions') },
  { name: 'payments', label: t('Payments') },
  { name: 'analytics', label: t('Analytics') },
] as const;
export type ProfileTab = (typeof profileTabs)[number]['name'];

/** `listings` is another word for submissions; what is no tab at all is the first. */
export const tabOf = (word: string | undefined): ProfileTab =>
  word === 'listings' ? 'submissions' : (profileTabs.find(({ name }) => name === word)?.name ?? 'profile');
