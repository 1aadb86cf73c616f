import { dayInWords, startOf } from '@serendib/contract/calendar';
import { monthInWords } from '@serendib/contract/calendar-words';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { Answer } from '~/ui/text/answer.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { Rating } from '~/ui/text/rating.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { Reviewed, ReviewItem } from './reviewed.ts';

interface ReviewQuoteProps {
  review: ReviewItem;
  /** What it is about. */
  about: Pick<Reviewed, 'one' | 'page'>;
  /** The first of a page. */
  lead?: boolean;
}

/** One review, set like a line worth remembering. */
export function ReviewQuote({ review, about: { one, page }, lead = false }: ReviewQuoteProps) {
  const { comment, rating, userName, createdAt, travelled, agreed, itemId, itemName, reply } = review;
  return (
    <li className={`border-t-[1.5px] border-ink pt-6 pb-10 ${lead ? 'md:col-span-2' : ''}`}>
      <figure className={lead ? 'grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_17rem]' : 'grid gap-y-4'}>
        <blockquote
          className={`wrap-anywhere -indent-[0.37em] ps-[0.37em] ${lead ? 'font-display text-[clamp(1.75rem,3.6vw,2.75rem)] leading-[max(1.08,var(--tall))] font-[640] tracking-[-0.02em] [font-stretch:86%]' : 'saying'}`}
        >
          <p lang={languageOf(comment)}>{comment ? `“${comment}”` : t('Gave a rating without words.')}</p>
        </blockquote>
        <figcaption className="text-15 lg:pt-1">
          <p className="flex flex-wrap items-center gap-x-3">
            <Rating value={rating} />
            <span className="font-semibold">{userName}</span>
          </p>
          <p className="mt-1 text-ink-2">
            {rich(parts('on {item}'), {
              item: (
                <Link className="link" to={`${page}/${itemId}`} lang={languageOf(itemName)}>
                  {itemName}
                </Link>
              ),
            })}
          </p>
          {agreed && (
            <p className="mt-1 text-14 font-semibold">
              {t('Travelled with {name}, {month}', { name: itemName, month: monthInWords(startOf(agreed)) })}
            </p>
          )}
          <p className="mt-1 text-14 text-ink-2">
            {rich(
              travelled && !agreed ? parts('{type}, {day}, travelled in {month}') : parts('{type}, {day}'),
              {
                type: one,
                day: <time dateTime={createdAt}>{dayInWords(createdAt)}</time>,
                month: travelled && monthInWords(startOf(travelled)),
              },
            )}
          </p>
          {reply && <Answer answer={reply} />}
        </figcaption>
      </figure>
    </li>
  );
}
