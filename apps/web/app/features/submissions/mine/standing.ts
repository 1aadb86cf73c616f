import type { MyListing } from './my-listing.ts';

const count = (mine: readonly MyListing[], status: MyListing['status']) =>
  mine.filter((one) => one.status === status).length;

/** How my listings stand, in a sentence. */
export function standing(mine: readonly MyListing[]): string {
  if (mine.length === 0) return 'Nothing of yours is listed yet; the island is waiting.';
  const [live, pending, rejected] = [
    count(mine, 'approved'),
    count(mine, 'pending'),
    count(mine, 'rejected'),
  ];
  const parts = [
    live > 0 && (live === 1 ? 'One listing of yours is live' : `${live} listings of yours are live`),
    pending > 0 &&
      (pending === 1 ? 'one is being read by our team' : `${pending} are being read by our team`),
    rejected > 0 && (rejected === 1 ? 'one needs your hand' : `${rejected} need your hand`),
  ].filter((part) => part !== false);
  const words = `${parts.join(', ')}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
