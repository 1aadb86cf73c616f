import { shortDayInWords } from '@serendib/contract/calendar-words';
import type { InquiryInList } from '@serendib/contract/inquiries/inquiry';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { peopleInWords, statusWords, whenInWords } from '~/lib/inquiries/thread-words.ts';
import { languageOf } from '~/ui/text/language.ts';
import { Amount } from '~/ui/text/price.tsx';

/** A thread in one block: who, about what, when, and how it stands. */
export function ThreadRow({ thread }: { thread: InquiryInList }) {
  const { _id, status, listingTitle, unread, hasNews, total, updatedAt } = thread;
  return (
    <li className="card border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`/inquiries/${_id}`}
          className="card-link text-19 font-semibold wrap-anywhere"
          lang={languageOf(listingTitle)}
        >
          {listingTitle}
        </Link>
        <span className="text-14 text-ink-2">{shortDayInWords(updatedAt)}</span>
      </p>
      <p className="text-15 text-ink-2 wrap-anywhere">
        {[thread.with, whenInWords(thread), peopleInWords(thread)].filter(Boolean).join(' · ')}
      </p>
      <p className="flex flex-wrap gap-x-4 text-15">
        <strong>{statusWords[status]}</strong>
        {total !== null && (
          <span className="tabular-figures">
            <Amount value={String(total)} words={formatLkr(total)} />
          </span>
        )}
        {(unread > 0 || hasNews) && (
          <strong className="text-link">
            {unread > 0
              ? t('{unread, plural, one {# new message} other {# new messages}}', { unread })
              : t('New')}
          </strong>
        )}
      </p>
    </li>
  );
}
