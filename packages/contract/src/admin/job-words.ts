import { t } from '../words/t.ts';

const deleting = t('Deleting what is no longer kept');
const searching = t('Preparing lists and the search');
const confirming = t('A mail to confirm an address');
const answering = t('Counting how soon partners answer');

/** What is done behind the requests, by the name of its task, as an administrator reads it. */
export const jobWords: Readonly<Record<string, string>> = {
  mail: t('A mail'),
  'accounts:verify': confirming,
  'accounts:verify-again': confirming,
  'accounts:reset': t('A mail to choose a new password'),
  'accounts:security-event': t('Noting in the log what the server did with an account'),
  'accounts:known-address': t('A mail about an account that is there already'),
  'inquiries:tell-guest': t('A mail about a traveller’s question'),
  'inquiries:confirm-guest': t('A mail to confirm a traveller’s question'),
  'inquiries:close': t('Closing the questions of an account that left'),
  'inquiries:replies': answering,
  'inquiries:all-replies': answering,
  'inquiries:time': t('Ending questions whose time is over'),
  'inquiries:reviews': t('Asking travellers how it was'),
  'papers:ends': t('Ending papers that are over'),
  'payments:look': t('Asking the gateway about an order'),
  'payments:reconcile': t('Comparing orders with the gateway’s books'),
  'payments:remind': t('Reminding of premium that ends'),
  'simulator:notify': t('A notification of the payment simulator'),
  'decisions:follow': t('What follows a decision on a listing'),
  'entitlements:end': t('Ending premium that is over'),
  'listings:away': t('Ending absences that are over'),
  'listings:places': searching,
  'listings:prices': searching,
  'listings:samples': searching,
  'listings:vocabulary': searching,
  'sitemap:parts': t('Writing the sitemap'),
  'tallies:fold': t('Counting listings and accounts'),
  'calendars:read': t('Reading calendars of other sites'),
  'media:elsewhere': t('Fetching pictures of other sites'),
  'backups:make': t('Making a backup'),
  'administration:digest': t('The morning’s mail to administrators'),
  'accounts:sweep': deleting,
  'audit:note': t('Noting where the audit ends'),
  'audit:erase': deleting,
  'inquiries:old': deleting,
  'calendars:delete': deleting,
  'decisions:sweep': deleting,
  'entitlements:forget': deleting,
  'jobs:sweep': deleting,
  'listings:purge': deleting,
  'media:sweep': deleting,
  'papers:sweep': deleting,
  'payments:sweep': deleting,
  'presence:sweep': deleting,
};
