import type { ListingHistory } from '@serendib/contract/listings/write-endpoints';

type Step = ListingHistory['steps'][number];
type Revision = ListingHistory['revisions'][number];

const by = { owner: 'you', admin: 'our team', system: 'Serendib' } as const;

export const transitionLabels = ({ from, to, by: who }: Step): string => {
  if (from === null) return to === 'approved' ? `Published by ${by[who]}` : 'Submitted';
  if (to === 'pending') return 'Sent again';
  return `${to === 'approved' ? 'Approved' : 'Rejected'} by ${by[who]}`;
};

export const revisionWords = ({ by: who }: Revision): string => `Changed by ${by[who]}`;
