import { dayInWords, startOf } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemOf } from '~/lib/api/call.ts';
import { Answer } from '~/ui/text/answer.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Rating } from '~/ui/text/rating.tsx';

type Review = ItemOf<'GET /reviews'>;

export interface ReviewListProps {
  reviews: readonly Review[];
  total: number;
  /** There are more than the total. */
  capped?: boolean | undefined;
  /** What they are of. */
  name: string;
  /** Where all of them stand. */
  all?: string | undefined;
  /** What a reader can do about one of them. */
  actions?: (review: Review) => ReactNode;
}

/** What travellers said of one thing. */
export function ReviewList({ reviews, total, capped, name, all, actions }: ReviewListProps) {
  if (reviews.length === 0) return <p className="text-ink-2">{t('Nobody has written about this yet.')}</p>;
  return (
    <>
      <ul className="grid gap-x-14 md:grid-cols-2">
        {reviews.map((review) => (
          <li key={review._id} className="border-t border-line py-6">
            <figure>
              <blockquote className="font-display text-19 font-[560] [font-stretch:92%]">
                <p className="wrap-anywhere" lang={languageOf(review.comment)}>
                  {review.comment}
                </p>
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
                <Rating value={review.rating} />
                <span className="font-semibold text-ink">{review.userName}</span>
                <time dateTime={review.createdAt}>{dayInWords(review.createdAt)}</time>
                {review.agreed ? (
                  <span className="font-semibold text-ink">
                    {t('Travelled with {name}, {month}', {
                      name,
                      month: monthInWords(startOf(review.agreed)),
                    })}
                  </span>
                ) : null}
                {!review.agreed && review.travelled && (
                  <span>{t('travelled in {month}', { month: monthInWords(startOf(review.travelled)) })}</span>
                )}
              </figcaption>
            </figure>
            {review.reply && <Answer answer={review.reply} />}
            {actions?.(review)}
          </li>
        ))}
      </ul>
      {total > reviews.length && (
        <p className="mt-2 flex flex-wrap items-center gap-x-5 text-15 text-ink-2">
          {t('The latest {shown} of {total}.', {
            shown: reviews.length,
            total: formatNumber(total) + (capped ? '+' : ''),
          })}
          {all && (
            <Link className="link inline-flex min-h-11 items-center" to={all}>
              {t('All reviews of {name}', { name })}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
