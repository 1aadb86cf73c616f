/** The tabs of the profile, in their order. */
export const profileTabs = [
  { name: 'profile', label: 'Profile' },
  { name: 'submissions', label: 'Submissions' },
  { name: 'subscriptions', label: 'Subscriptions' },
  { name: 'payments', label: 'Payments' },
  { name: 'analytics', label: 'Analytics' },
] as const;
export type ProfileTab = (typeof profileTabs)[number]['name'];

/** `listings` is another word for submissions; what is no tab at all is the first. */
export const tabOf = (word: string | undefined): ProfileTab =>
  word === 'listings' ? 'submissions' : (profileTabs.find(({ name }) => name === word)?.name ?? 'profile');
