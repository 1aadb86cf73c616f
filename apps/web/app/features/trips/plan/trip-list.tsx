import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { holdDeletion } from '~/lib/trip/held.ts';
import type { TripLink } from '~/lib/trip/local-trips.ts';
import { beginTrip, chooseTrip, deleteTrip, TripProblem } from '~/lib/trip/trips.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { useUndo } from './undo.tsx';

interface TripListProps {
  trips: readonly TripCopy[];
  current: TripCopy;
  /** The link by which the current one was joined. */
  link: TripLink | undefined;
  isInAccount: boolean;
}

/** Several trips: which one is planned now, another one, one less. */
export function TripList({ trips, current, link, isInAccount }: TripListProps) {
  const offerUndo = useUndo();
  const [problem, setProblem] = useState('');
  // Of one whose link was revoked a copy of one's own is left.
  const isJoined = link !== undefined && !link.isRevoked;
  const begin = () => {
    try {
      beginTrip();
      setProblem('');
    } catch (error) {
      if (!(error instanceof TripProblem)) throw error;
      setProblem(error.message);
    }
  };
  const remove = () => {
    const { _id, title } = current;
    const onEnd = holdDeletion(_id);
    const words = isJoined
      ? t('You have left “{title}”. The others keep it.', { title })
      : isInAccount
        ? t('“{title}” is deleted, also for all who have a link to it.', { title })
        : t('“{title}” is deleted.', { title });
    offerUndo(words, deleteTrip(_id), { onEnd });
  };
  return (
    <section aria-label={t('All my trips')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {trips.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {trips.map(({ _id, title }) => (
            <li key={_id} className="max-w-full">
              <button
                type="button"
                className="chip max-w-full"
                aria-pressed={_id === current._id}
                onClick={() => chooseTrip(_id)}
              >
                <span className="truncate" lang={languageOf(title)}>
                  {title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-3">
        <Button small look="line" onClick={begin}>
          {t('Begin another trip')}
        </Button>
        <Button small look="plain" onClick={remove}>
          {isJoined ? t('Leave this trip') : t('Delete this trip')}
        </Button>
      </p>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </section>
  );
}
