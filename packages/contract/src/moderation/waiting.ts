import type { ListingStatus } from '../listings/listing-statuses.ts';

const hourMs = 3_600_000;

interface Waiting {
  status: ListingStatus;
  submittedAt: string;
  changedAt: string | null;
}
/** A new one waits since it was sent, a live one since it was first changed; null where nothing waits. */
export const waitsSince = ({ status, submittedAt, changedAt }: Waiting): string | null =>
  status === 'pending' ? submittedAt : changedAt;

export const hoursSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / hourMs));
