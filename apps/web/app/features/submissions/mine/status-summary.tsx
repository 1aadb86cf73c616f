import { t } from '@serendib/contract/words/t';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { MyListing } from './my-listing.ts';

const count = (mine: readonly MyListing[], status: MyListing['status']) =>
  mine.filter((one) => one.status === status).length;

/** How my listings stand, in a sentence; what needs a hand leads to where it is mended. */
export function StatusSummary({ mine }: { mine: readonly MyListing[] }) {
  // Who only travels is not spoken to of listings.
  if (mine.length === 0) return null;
  const [live, pending] = [count(mine, 'approved'), count(mine, 'pending')];
  const [rejected, ...others] = mine.filter(({ status }) => status === 'rejected');
  const parts: ReactNode[] = [
    live > 0 &&
      t('{count, plural, one {One listing of yours is live} other {# listings of yours are live}}', {
        count: live,
      }),
    pending > 0 &&
      (live > 0
        ? t('{count, plural, one {one is being read by our team} other {# are being read by our team}}', {
            count: pending,
          })
        : t('{count, plural, one {One is being read by our team} other {# are being read by our team}}', {
            count: pending,
          })),
    rejected && (
      <Link
        className="underline underline-offset-4"
        to={others.length === 0 ? rejected.edit : '/profile?tab=submissions'}
      >
        {live + pending > 0
          ? t('{count, plural, one {one needs your hand} other {# need your hand}}', {
              count: others.length + 1,
            })
          : t('{count, plural, one {One needs your hand} other {# need your hand}}', {
              count: others.length + 1,
            })}
      </Link>
    ),
  ].filter(Boolean);
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in one order
        <Fragment key={index}>
          {index > 0 && ', '}
          {part}
        </Fragment>
      ))}
      .
    </>
  );
}
