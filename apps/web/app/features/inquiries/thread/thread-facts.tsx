import type { Inquiry } from '@serendib/contract/inquiries/inquiry';
import { labelOf, languages } from '@serendib/contract/options/options';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { whenInWords } from '~/lib/inquiries/thread-words.ts';
import { languageOf } from '~/ui/text/language.ts';
import { Moment } from '../moment.tsx';
import { Fact } from './offer-sheet.tsx';

const agesOf = (children: readonly number[]) =>
  children.length > 0
    ? t('{count, plural, one {# child} other {# children}} (aged {ages})', {
        count: children.length,
        ages: children.join(', '),
      })
    : '';

/** What was asked for. */
export function ThreadFacts({ thread }: { thread: Inquiry }) {
  const { adults, children, kilometres, listing, listingTitle, agreement, answerBy, status } = thread;
  return (
    <dl className="grid gap-2 text-15">
      <Fact label={t('About')}>
        {listing ? (
          <Link className="link" to={listing.href} lang={languageOf(listingTitle)}>
            {listingTitle}
          </Link>
        ) : (
          listingTitle
        )}
      </Fact>
      <Fact label={t('When')}>
        {whenInWords(thread)}
        {thread.flexible && <span className="block text-14">{t('A few days either way would do')}</span>}
      </Fact>
      <Fact label={t('Who')}>
        {[t('{adults, plural, one {# adult} other {# adults}}', { adults }), agesOf(children)]
          .filter(Boolean)
          .join(', ')}
      </Fact>
      <Fact label={t('Language')}>{labelOf(languages, thread.language)}</Fact>
      <Fact label={t('By road')}>
        {kilometres && t('about {kilometres} km', { kilometres: formatNumber(kilometres) })}
      </Fact>
      <Fact label={t('Where they are met')}>{thread.pickup}</Fact>
      {agreement && <Fact label={t('Number of the agreement')}>{agreement.number}</Fact>}
      {status === 'open' && answerBy && (
        <Fact label={t('Answer by')}>
          <Moment at={answerBy} />
        </Fact>
      )}
    </dl>
  );
}
