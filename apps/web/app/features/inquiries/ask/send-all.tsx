import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { statusWords } from '~/lib/inquiries/thread-words.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { AskAnew, isNeverSent, neverSentWords } from '../never-sent.tsx';
import type { Unsent } from './load-ask.ts';

/** Sends all that a guest asked at once: opening the link is not enough, since mail programs open links too. */
export function SendAll({ threads: loaded, gone }: { threads: readonly Unsent[]; gone: number }) {
  const [threads, setThreads] = useState(loaded);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const waiting = threads.filter(({ status }) => status === 'unconfirmed');
  const isSent = threads.some((one) => one.status !== 'unconfirmed' && !isNeverSent(one));
  const send = async () => {
    setBusy(true);
    for (const { _id: id, key } of waiting)
      try {
        const { status, steps } = await call('POST /inquiries/{id}/confirm', {
          params: { id },
          query: { key },
        });
        setThreads((now) => now.map((one) => (one._id === id ? { ...one, status, steps } : one)));
      } catch (error) {
        const words = errorText(error, t('Your question could not be sent.'));
        setProblems((now) => ({ ...now, [id]: words }));
      }
    setBusy(false);
  };
  return (
    <div className="grid max-w-[46rem] gap-6 border-t-[1.5px] border-ink pt-6">
      <h2>
        {waiting.length > 0
          ? t('One press, and your question is on its way')
          : isSent
            ? t('Your question is on its way')
            : neverSentWords.title}
      </h2>
      <ul>
        {threads.map(({ _id, listingTitle, status, steps }) => (
          <li
            key={_id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line"
          >
            <Link
              to={`/inquiries/${_id}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
              lang={languageOf(listingTitle)}
            >
              {listingTitle}
            </Link>
            <span className={problems[_id] ? 'text-danger' : 'text-ink-2'} role="status">
              {problems[_id] && status === 'unconfirmed'
                ? t('Not sent yet: {problem}', { problem: problems[_id] })
                : isNeverSent({ status, steps })
                  ? t('Was not sent')
                  : statusWords[status]}
            </span>
          </li>
        ))}
      </ul>
      {gone > 0 && (
        <p className="text-ink-2">
          {t(
            '{count, plural, one {One link of your mail opens nothing any more.} other {# links of your mail open nothing any more.}}',
            { count: gone },
          )}
        </p>
      )}
      {waiting.length > 0 ? (
        <>
          <p className="text-ink-2">
            {t('It has not been sent yet. If you did not ask this, close the page: nothing is sent then.')}
          </p>
          <p>
            <Button busy={busy} onClick={() => void send()}>
              {t('{count, plural, one {Send it} other {Send it to # partners}}', { count: waiting.length })}
            </Button>
          </p>
        </>
      ) : isSent ? (
        <>
          <p className="text-ink-2">
            {t('Each answer comes to you by mail. Offers stand side by side in one table.')}
          </p>
          <p>
            <ButtonLink to="/offers" look="line">
              {t('Offers side by side')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p className="text-ink-2">{neverSentWords.why}</p>
          <p>
            <AskAnew threads={threads} />
          </p>
        </>
      )}
    </div>
  );
}
