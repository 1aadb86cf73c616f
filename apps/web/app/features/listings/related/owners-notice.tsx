import { dayInWords } from '@serendib/contract/calendar';
import { patternPrint } from '@serendib/contract/drawings/print-of';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnedView, SharedView } from '@serendib/contract/listings/views';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { parts, t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { useUser } from '~/lib/session/session-user.ts';
import { wentBack } from '~/lib/words/went-back.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';

/** Of an owner's view; a public one is never shown with it. */
export type Unseen = Pick<SharedView, '_id' | 'status'> & Partial<OwnedView>;

/** The editor of the kind whose page an address is. */
const editorAt = (pathname: string) =>
  Object.values(kinds).find(({ pages }) => pathname.startsWith(`${pages.one}/`))?.pages.edit ?? '';

/**
 * Above a page that travellers do not see. It comes with what stands below a listing, which public pages fetch last,
 * and takes its place above: they bring nothing of it.
 */
export default function OwnersNotice({ listing }: { listing: Unseen }) {
  const [place, setPlace] = useState<HTMLElement>();
  const { _id } = listing;
  useEffect(() => {
    // To its owner the API names what is stored of a guide: nothing, where a pattern of their own stands for travellers.
    const first = document.querySelector('.listing img[src="/prints/pattern-1.svg"]');
    first?.setAttribute('src', patternPrint(_id));
  }, [_id]);
  useEffect(() => {
    const made = document.createElement('div');
    made.className = 'wrap pt-5';
    // No heart stands on it.
    made.dataset.unseen = '';
    document.getElementById('main')?.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place ? createPortal(<OwnersWords listing={listing} />, place) : null;
}

/** What the page is, who sees it, and what its owner can do. */
export function OwnersWords({ listing }: { listing: Unseen }) {
  const { _id, status, submittedBy, submittedAt, rejectReason } = listing;
  const isOwn = useUser()?._id === submittedBy;
  const editor = editorAt(useLocation().pathname);
  const isRejected = status === 'rejected';
  const isUnpaid = isRejected && rejectReason === paymentWentBack;
  const edit = isOwn && (
    <ButtonLink small look={isRejected ? 'act' : 'line'} to={`${editor}/${_id}`}>
      {isUnpaid ? wentBack.link : isRejected ? t('Mend it and send it again') : t('Edit')}
    </ButtonLink>
  );
  const mine = isOwn && (
    <ButtonLink small look="line" to="/profile?tab=submissions">
      {t('Your submissions')}
    </ButtonLink>
  );
  const actions = isOwn && (
    <>
      {edit}
      {mine}
    </>
  );
  const seenBy = isOwn
    ? t('Only you and our team see this page.')
    : t('Only its owner and our team see this page.');
  if (isUnpaid)
    return (
      <Notice kind="danger" title={wentBack.title} actions={actions}>
        {seenBy}
      </Notice>
    );
  if (isRejected)
    return (
      <Notice kind="danger" title={t('Not approved yet: travellers do not see this')} actions={actions}>
        {rejectReason && (
          <p className="wrap-anywhere">
            {rich(parts('What our team wrote: {words}'), {
              words: <q lang={languageOf(rejectReason)}>{rejectReason}</q>,
            })}
          </p>
        )}
        <p>{seenBy}</p>
      </Notice>
    );
  if (status === 'pending')
    return (
      <Notice kind="warning" title={t('Under Review: this is how it will look')} actions={actions}>
        {seenBy}{' '}
        {submittedAt
          ? t(
              'It was sent on {day}, and a person reads it within {hours} hours. Then travellers find it here.',
              { day: dayInWords(submittedAt), hours: promisedHours },
            )
          : t('A person reads it within {hours} hours. Then travellers find it here.', {
              hours: promisedHours,
            })}
      </Notice>
    );
  return (
    <Notice kind="warning" title={t('Not shown at the moment')} actions={mine}>
      {t('Our team has taken it out of sight.')} {seenBy}
    </Notice>
  );
}
