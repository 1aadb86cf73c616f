import { dayInWords } from '@serendib/contract/calendar';
import { deletedDays } from '@serendib/contract/listings/limits';
import type { AdminReview } from '@serendib/contract/reviews/admin-endpoints';
import { parts, t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { Button } from '~/ui/form/button.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { marked } from '~/ui/text/marked.tsx';
import { rich } from '~/ui/text/rich.ts';
import { Person } from '../inquiries/person.tsx';
import { useWork } from '../listings/actions.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { AdminTable } from '../shell/admin-table.tsx';
import { ofAllWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import { asOptions, type Table } from '../shell/load-table.ts';
import { NothingHere, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { WhyDialog } from '../shell/why-dialog.tsx';
import { adminPageOf, reviewedTypes } from './reviewed-types.ts';

export const reviewFilters = [
  { name: 'search', label: t('Search'), placeholder: t('Words of a review') },
  { name: 'itemType', label: t('Of'), options: reviewedTypes },
  { name: 'rating', label: t('Rating'), options: asOptions(['1', '2', '3', '4', '5']) },
  {
    name: 'hidden',
    label: t('State'),
    options: [
      { value: 'false', label: t('Shown') },
      { value: 'true', label: t('Hidden') },
    ],
  },
  { name: 'waiting', label: t('Waits for a look'), options: [{ value: 'true', label: t('Waiting') }] },
  { name: 'reported', label: t('Reports'), options: [{ value: 'true', label: t('Reported') }] },
];

/** One of them alone, by a link in the audit. */
export const reviewLinks = [{ name: 'id' }];

const path = '/admin/reviews';

/** All that travellers said; what does not belong on a page is hidden, with a reason. */
export function ReviewsPage({ list, query, isFirst }: Table<AdminReview>) {
  return (
    <AdminPage
      title={t('Reviews')}
      line={
        <>
          {ofAllWords(list)}
          {query.id && (
            <>
              .{' '}
              <Link className="link" to={path}>
                {t('Show all')}
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
          {list.totalUnfiltered === 0
            ? t('Nobody has written a review yet.')
            : t('No review fits all of that.')}
        </NothingHere>
      ) : (
        <AdminTable
          caption={t('Reviews')}
          rows={list.data}
          keyOf={({ _id }) => _id}
          columns={[
            {
              label: t('Of'),
              show: ({ itemType, itemId, itemName }) =>
                itemName ? (
                  <Link className="link wrap-anywhere" to={`${adminPageOf(itemType)}?id=${itemId}`}>
                    {itemName}
                  </Link>
                ) : (
                  thingIn({ itemName })
                ),
            },
            {
              label: t('By'),
              show: ({ userId, userName }) => <Person name={userName} userId={userId} />,
            },
            { label: t('Rating'), isNumber: true, show: ({ rating }) => t('{rating} of 5', { rating }) },
            {
              label: t('Words'),
              isLong: true,
              show: ({ comment, hiddenAt, hiddenReason, waitingSince, reports, reportCount }) => (
                <span className="block max-w-[46ch] wrap-anywhere">
                  {hiddenAt && <Badge kind="rejected">{t('Hidden')}</Badge>}
                  {waitingSince && <Badge kind="pending">{t('Waits for a look')}</Badge>}
                  {reportCount > 0 && (
                    <Badge kind="review">
                      {t('{count, plural, one {Reported by # reader} other {Reported by # readers}}', {
                        count: reportCount,
                      })}
                    </Badge>
                  )}{' '}
                  <span lang={languageOf(comment)}>{comment}</span>
                  {reports.map(({ userName, reason, at }) => (
                    <span key={at + userName} className="block text-ink-2">
                      {userName}, {dayInWords(at)}: <span lang={languageOf(reason)}>{reason}</span>
                    </span>
                  ))}
                  {hiddenReason && (
                    <span className="block text-ink-2">
                      {rich(parts('Why: {reason}'), { reason: marked(hiddenReason) })}
                    </span>
                  )}
                </span>
              ),
            },
            {
              label: t('Written'),
              show: ({ createdAt }) => <span className="whitespace-nowrap">{dayInWords(createdAt)}</span>,
            },
            {
              label: t('Decide'),
              isDeferred: true,
              isNumber: true,
              show: (review) => (
                <span className="inline-flex flex-wrap justify-end gap-2">
                  {review.waitingSince && !review.hiddenAt && <LetStand review={review} how="approve" />}
                  {review.reportCount > 0 && !review.hiddenAt && <LetStand review={review} how="keep" />}
                  <HideReview review={review} />
                  <DeleteReview review={review} />
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

/** What a review is of; what was deleted a month ago has no name any more, and the review stays. */
const thingIn = ({ itemName }: Pick<AdminReview, 'itemName'>) => itemName || t('something that was deleted');

/** A review by its writer and what it is of. */
interface Said {
  name: string;
  thing: string;
}
const saidIn = (review: AdminReview): Said => ({ name: review.userName, thing: thingIn(review) });

const standing = {
  approve: {
    label: t('Approve'),
    aria: (of: Said) => t('Approve what {name} said of {thing}', { name: of.name, thing: of.thing }),
    send: ({ _id, updatedAt }: AdminReview) =>
      call('PATCH /admin/reviews/{id}/approve', { params: { id: _id }, body: { updatedAt } }),
    done: t('The review is there for everybody to read.'),
    failed: t('The review could not be approved.'),
  },
  keep: {
    label: t('Keep'),
    aria: (of: Said) => t('Keep what {name} said of {thing}', { name: of.name, thing: of.thing }),
    send: ({ _id, updatedAt, reports }: AdminReview) =>
      call('PATCH /admin/reviews/{id}/keep', {
        params: { id: _id },
        body: { updatedAt, reportedAt: reports[0]?.at },
      }),
    done: t('The review stays, and its reports are decided on.'),
    failed: t('The review could not be kept.'),
  },
} as const;

/** Shows what waited, or leaves what was reported. */
function LetStand({ review, how }: { review: AdminReview; how: 'approve' | 'keep' }) {
  const { busy, work } = useWork(() => undefined);
  const { label, aria, send, done, failed } = standing[how];
  return (
    <Button
      small
      busy={busy}
      aria-label={aria(saidIn(review))}
      onClick={() => work(() => send(review), done, failed)}
    >
      {label}
    </Button>
  );
}

function HideReview({ review }: { review: AdminReview }) {
  const { _id, updatedAt, hiddenAt, waitingSince } = review;
  const { name, thing } = saidIn(review);
  const [isAsked, setAsked] = useState(false);
  const params = { id: _id };
  const { busy, work } = useWork(() => setAsked(false));
  if (hiddenAt)
    return (
      <Button
        small
        look="line"
        busy={busy}
        aria-label={t('Restore what {name} said of {thing}', { name, thing })}
        onClick={() =>
          work(
            () => call('PATCH /admin/reviews/{id}/restore', { params, body: { updatedAt } }),
            t('The review is there for everybody to read.'),
            t('The review could not be restored.'),
          )
        }
      >
        {t('Restore', {}, 'of a review')}
      </Button>
    );
  return (
    <>
      <Button
        small
        look="line"
        aria-label={
          waitingSince
            ? t('Refuse what {name} said of {thing}', { name, thing })
            : t('Hide what {name} said of {thing}', { name, thing })
        }
        onClick={() => setAsked(true)}
      >
        {waitingSince ? t('Refuse') : t('Hide')}
      </Button>
      <WhyDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={waitingSince ? t('Refuse this review?') : t('Hide this review?')}
        hint={
          waitingSince
            ? t('Mailed to who wrote it, and kept with the review.')
            : t('Kept with the review, for whoever looks at it later.')
        }
        confirm={waitingSince ? t('Refuse') : t('Hide')}
        onConfirm={(reason, tell) =>
          work(
            () => call('PATCH /admin/reviews/{id}/hide', { params, body: { updatedAt, reason } }),
            t('The review is hidden.'),
            t('The review could not be hidden.'),
            tell,
          )
        }
      />
    </>
  );
}

/** For good, where hiding keeps what was said. */
function DeleteReview({ review }: { review: AdminReview }) {
  const { _id, updatedAt, waitingSince } = review;
  const { name, thing } = saidIn(review);
  const [isAsked, setAsked] = useState(false);
  const { work } = useWork(() => setAsked(false));
  return (
    <>
      <Button
        small
        look="line"
        aria-label={t('Delete what {name} said of {thing}', { name, thing })}
        onClick={() => setAsked(true)}
      >
        {t('Delete')}
      </Button>
      <WhyDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Delete this review for good?')}
        line={t(
          'The rating, the words, the answer to them and the reports of them go, and its writer can write a new one that is there at once. Hide it where that is not wanted.',
        )}
        hint={
          waitingSince
            ? t('Mailed to who wrote it, and kept in the audit with what was said, for {days} days.', {
                days: deletedDays,
              })
            : t('Kept in the audit with what was said, for {days} days.', { days: deletedDays })
        }
        confirm={t('Delete')}
        onConfirm={(reason, tell) =>
          work(
            () => call('DELETE /admin/reviews/{id}', { params: { id: _id }, body: { updatedAt, reason } }),
            t('The review is deleted.'),
            t('The review could not be deleted.'),
            tell,
          )
        }
      />
    </>
  );
}
