import type { PromisedSpan } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';

interface PromisedProps {
  day: string;
  state: 'agreed' | 'held';
  span: PromisedSpan | undefined;
  isOwner: boolean;
  today: string;
}

/** Why a day cannot be blocked that is promised to a traveller; its owner is led to where that was agreed. */
export function Promised({ day, state, span, isOwner, today }: PromisedProps) {
  if (!isOwner)
    return state === 'agreed'
      ? t('{day} is promised by an agreement of its owner.', { day })
      : t('{day} is held for an offer of its owner.', { day });
  return (
    <>
      {state === 'held'
        ? t('{day} is held for an offer of yours until it is answered or ends.', { day })
        : span && span.from <= today
          ? t('{day} is promised by an agreement that has begun. Please talk to each other.', { day })
          : t('{day} is promised by an agreement. Cancel it first if you cannot come.', { day })}
      {span && (
        <p className="mt-1">
          <Link to={`/inquiries/${span.inquiryId}`} className="link">
            {state === 'held' ? t('Open the offer') : t('Open the agreement')}
          </Link>
        </p>
      )}
    </>
  );
}
