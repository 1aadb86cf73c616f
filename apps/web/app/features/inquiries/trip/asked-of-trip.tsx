import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { mostOfTrip } from '@serendib/contract/inquiries/limits';
import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { askOfTrip, isAskedKind } from '~/lib/inquiries/ask-address.ts';
import { compareKept } from '~/lib/inquiries/compare-kept.ts';
import { guestThreads } from '~/lib/inquiries/guest-keys.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { AtMost } from '../at-most.tsx';
import { ThreadRow } from '../inbox/thread-row.tsx';

/** What was asked for a trip: of the account, or of a guest by the keys that this browser keeps. */
async function fetchAsked(trip: string, isSignedIn: boolean): Promise<readonly ComparedInquiry[]> {
  if (isSignedIn) return (await call('GET /inquiries/compare', { query: { trip } })).data;
  const ofTrip = guestThreads().filter(({ tripId }) => tripId === trip);
  return compareKept(call, ofTrip);
}

/** Who was asked for a trip and what came of it; and the way to ask those who are saved in it. */
export function AskedOfTrip({ trip }: { trip: TripCopy }) {
  const user = useUser();
  const [threads, setThreads] = useState<readonly ComparedInquiry[]>([]);
  const { _id: id } = trip;
  useEffect(() => {
    let isOver = false;
    if (user !== undefined)
      void fetchAsked(id, user !== null).then(
        (found) => isOver || setThreads(found),
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [user, id]);
  const canAsk = trip.items.some(({ kind }) => isAskedKind(kind));
  if (!canAsk && threads.length === 0) return null;
  const offered = threads.filter(({ offer }) => offer);
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
      {canAsk && threads.length === 0 && (
        <p className="max-w-[52ch] text-ink-2">
          {t('Ask up to five of those you saved at once, with the days and people of this trip.')}
        </p>
      )}
      {user && threads.length >= mostOfTrip && <AtMost count={mostOfTrip} />}
      <p className="flex flex-wrap gap-3">
        {offered.length > 1 && <ButtonLink to={`/offers?trip=${id}`}>{t('Compare the offers')}</ButtonLink>}
        {canAsk && (
          <ButtonLink to={askOfTrip(id)} look={threads.length > 0 ? 'line' : 'act'}>
            {t('Ask for offers')}
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
