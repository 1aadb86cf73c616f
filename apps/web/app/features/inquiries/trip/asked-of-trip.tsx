import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { askAddress, isAskedKind } from '~/lib/inquiries/ask-address.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { ThreadRow } from '../inbox/thread-row.tsx';

/** Who was asked for a trip and what came of it; and the way to ask those who are saved in it. */
export function AskedOfTrip({ trip }: { trip: TripCopy }) {
  const user = useUser();
  const [threads, setThreads] = useState<readonly ComparedInquiry[]>([]);
  const { _id: id } = trip;
  useEffect(() => {
    let isOver = false;
    if (user)
      void call('GET /inquiries/compare', { query: { trip: id } }).then(
        ({ data }) => isOver || setThreads(data),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [user, id]);
  const canAsk = trip.items.some(({ kind }) => isAskedKind(kind));
  if (!canAsk && threads.length === 0) return null;
  return (
    <section aria-labelledby="asked-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="asked-title">{t('Asked and agreed')}</h2>
      {threads.length > 0 && (
        <ul>
          {threads.map((thread) => (
            <ThreadRow key={thread._id} thread={thread} />
          ))}
        </ul>
      )}
      {canAsk && (
        <>
          {threads.length === 0 && (
            <p className="max-w-[52ch] text-ink-2">
              {t('Ask up to five of those you saved at once, with the days and people of this trip.')}
            </p>
          )}
          <p>
            <ButtonLink to={askAddress([], id)} look={threads.length > 0 ? 'line' : 'act'}>
              {t('Ask for offers')}
            </ButtonLink>
          </p>
        </>
      )}
    </section>
  );
}
