import { dayInWords } from '@serendib/contract/calendar-words';
import type { AdminReview } from '@serendib/contract/reviews/admin-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { countWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import { asOptions, type Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { WhyDialog } from '../shell/why-dialog.tsx';
import { adminPageOf, reviewedTypes } from './reviewed-types.ts';

export const reviewFilters = [
  { name: 'search', label: 'Search', placeholder: 'Words of a review' },
  { name: 'itemType', label: 'Of', options: reviewedTypes },
  { name: 'rating', label: 'Rating', options: asOptions(['1', '2', '3', '4', '5']) },
  {
    name: 'hidden',
    label: 'State',
    options: [
      { value: 'false', label: 'Shown' },
      { value: 'true', label: 'Hidden' },
    ],
  },
  { name: 'waiting', label: 'Waits for a look', options: [{ value: 'true', label: 'Waiting' }] },
  { name: 'reported', label: 'Reports', options: [{ value: 'true', label: 'Reported' }] },
];

/** One of them alone, by a link in the audit. */
export const reviewLinks = [{ name: 'id' }];

const path = '/admin/reviews';

/** All that travellers said; what does not belong on a page is hidden, with a reason. */
export function ReviewsPage({ list, query, isFirst }: Table<AdminReview>) {
  return (
    <AdminPage
      title="Reviews"
      line={
        <>
          {countWords(list)} of {list.totalUnfiltered.toLocaleString('en-LK')}
          {query.id && (
            <>
              .{' '}
              <Link className="link" to={path}>
                Show all
              </Link>
            </>
          )}
        </>
      }
      actions={<Export table="reviews" query={query} />}
    >
      <TableFilters filters={reviewFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>
          {list.totalUnfiltered === 0 ? 'Nobody has written a review yet.' : 'No review fits all of that.'}
        </NothingHere>
      ) : (
        <AdminTable
          caption="Reviews"
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: 'Of',
              show: ({ itemType, itemId, itemName }) => (
                <Link className="link wrap-anywhere" to={`${adminPageOf(itemType)}?id=${itemId}`}>
                  {itemName}
                </Link>
              ),
            },
            {
              label: 'By',
              show: ({ userId, userName }) => (
                <Link className="link wrap-anywhere" to={`/admin/users?id=${userId}`}>
                  {userName}
                </Link>
              ),
            },
            { label: 'Rating', isNumber: true, show: ({ rating }) => `${rating} of 5` },
            {
              label: 'Words',
              isLong: true,
              show: ({ comment, hiddenAt, hiddenReason, waitingSince, reports, reportCount }) => (
                <span className="block max-w-[46ch] wrap-anywhere">
                  {hiddenAt && <Badge kind="rejected">Hidden</Badge>}
                  {waitingSince && <Badge kind="pending">First review, waits for a look</Badge>}
                  {reportCount > 0 && (
                    <Badge kind="review">
                      Reported by {reportCount} {reportCount === 1 ? 'reader' : 'readers'}
                    </Badge>
                  )}{' '}
                  {comment}
                  {reports.map(({ userName, reason, at }) => (
                    <span key={at + userName} className="block text-ink-2">
                      {userName}, {dayInWords(at)}: {reason}
                    </span>
                  ))}
                  {hiddenReason && <span className="block text-ink-2">Why: {hiddenReason}</span>}
                </span>
              ),
            },
            {
              label: 'Written',
              show: ({ createdAt }) => <span className="whitespace-nowrap">{dayInWords(createdAt)}</span>,
            },
            {
              label: 'Decide',
              isDeferred: true,
              isNumber: true,
              show: (review) => (
                <span className="inline-flex flex-wrap justify-end gap-2">
                  {review.waitingSince && !review.hiddenAt && <LetStand review={review} how="approve" />}
                  {review.reportCount > 0 && !review.hiddenAt && <LetStand review={review} how="keep" />}
                  <HideReview review={review} />
                </span>
              ),
            },
          ]}
        />
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
    </AdminPage>
  );
}

const standing = {
  approve: {
    label: 'Approve',
    key: 'PATCH /admin/reviews/{id}/approve',
    done: 'The review is there for everybody to read.',
    failed: 'The review could not be approved.',
  },
  keep: {
    label: 'Keep',
    key: 'PATCH /admin/reviews/{id}/keep',
    done: 'The review stays, and its reports are decided on.',
    failed: 'The review could not be kept.',
  },
} as const;

/** Shows what waited, or leaves what was reported. */
function LetStand({
  review: { _id, itemName, userName },
  how,
}: {
  review: AdminReview;
  how: 'approve' | 'keep';
}) {
  const { busy, work } = useWork(() => undefined);
  const { label, key, done, failed } = standing[how];
  return (
    <Button
      small
      busy={busy}
      aria-label={`${label} what ${userName} said of ${itemName}`}
      onClick={() => work(() => call(key, { params: { id: _id } }), done, failed)}
    >
      {label}
    </Button>
  );
}

function HideReview({
  review: { _id, itemName, userName, hiddenAt, waitingSince },
}: {
  review: AdminReview;
}) {
  const [isAsked, setAsked] = useState(false);
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(false));
  if (hiddenAt)
    return (
      <Button
        small
        look="line"
        busy={busy}
        aria-label={`Restore what ${userName} said of ${itemName}`}
        onClick={() =>
          work(
            () => call('PATCH /admin/reviews/{id}/restore', { params }),
            'The review is shown again.',
            'The review could not be restored.',
          )
        }
      >
        Restore
      </Button>
    );
  return (
    <>
      <Button
        small
        look="line"
        aria-label={`${waitingSince ? 'Refuse' : 'Hide'} what ${userName} said of ${itemName}`}
        onClick={() => setAsked(true)}
      >
        {waitingSince ? 'Refuse' : 'Hide'}
      </Button>
      <WhyDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={waitingSince ? 'Refuse this review?' : 'Hide this review?'}
        hint={
          waitingSince
            ? 'Mailed to who wrote it, and kept with the review.'
            : 'Kept with the review, for whoever looks at it later.'
        }
        confirm={waitingSince ? 'Refuse' : 'Hide'}
        onConfirm={(reason, tell) =>
          work(
            () => call('PATCH /admin/reviews/{id}/hide', { params, body: { reason } }),
            'The review is hidden.',
            'The review could not be hidden.',
            tell,
          )
        }
      />
    </>
  );
}
