import { dayInWords, dayMs } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { asksForPapers, papersAnchor } from '@serendib/contract/papers/papers';
import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { daysSince } from '~/lib/mine/renewal.ts';
import { wentBack } from '~/lib/words/went-back.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { rich } from '~/ui/text/rich.ts';
import { fieldAddress } from '../live/advice.ts';
import type { MyListing } from '../my-listing.ts';

/** Who waits longer than this is told whom to ask. */
const patientDays = 2;

/** What became of it, and what it lacks, where there is something to be said. */
export function StateNotes(props: { listing: MyListing; now: number }) {
  return (
    <>
      <State {...props} />
      <WantsPhoto listing={props.listing} />
    </>
  );
}

/** A guide without a photo is shown as a pattern with initials, and asked for one. */
function WantsPhoto({ listing: { kind, imageIsDrawing, edit, isHidden } }: { listing: MyListing }) {
  if (kind !== 'tourGuide' || !imageIsDrawing || isHidden) return null;
  return (
    <Notice title={t('Travellers choose a face')}>
      {t('Until there is a photo of you, a woven pattern with your initials stands in its place.')}{' '}
      <Link to={fieldAddress(kind, edit, kinds[kind].image)} className="link">
        {t('Add a photo')}
      </Link>
    </Notice>
  );
}

function State({ listing, now }: { listing: MyListing; now: number }) {
  const { kind, status, isVerified, checkedAt, lookedAt, needsReview, isHidden, rejectReason, edit } =
    listing;
  const { noun } = kinds[kind];
  if (isHidden)
    return (
      <Notice kind="warning" title={t('Not shown at the moment')}>
        {rich(
          parts(
            'Our team has taken this {noun} out of sight. <support>Contact support</support> and we will look at it together.',
          ),
          { noun, support },
        )}
      </Notice>
    );
  if (status === 'rejected' && rejectReason === paymentWentBack)
    return (
      <Notice kind="danger" title={wentBack.title}>
        <p>{wentBack.words}</p>
        <p className="mt-1">
          <Link to={edit} className="link">
            {wentBack.link}
          </Link>
        </p>
      </Notice>
    );
  if (status === 'rejected')
    return (
      <Notice kind="danger" title={t('Not approved yet')}>
        <p className="wrap-anywhere">
          {rejectReason
            ? rich(parts('What our team wrote: {words}'), {
                words: <q lang={languageOf(rejectReason)}>{rejectReason}</q>,
              })
            : t('Our team has given no reason. Look once more at your words and pictures, or ask us.')}
        </p>
        <p className="mt-1">
          <Link to={asksForPapers(rejectReason) ? `${edit}#${papersAnchor}` : edit} className="link">
            {t('Mend it and send it again')}
          </Link>
        </p>
      </Notice>
    );
  if (status === 'pending' && !isVerified) return <UnderReview listing={listing} now={now} />;
  if (needsReview && !lookedAt)
    return (
      <Notice title={t('Live, and not looked at yet')}>
        {t(
          'Premium let it go live at once. A person of our team looks at it soon; there is nothing you have to do. Until then it does not say Verified.',
        )}
      </Notice>
    );
  if (needsReview)
    return (
      <Notice title={t('Live, and your latest version is being looked at')}>
        {t(
          'Travellers see your latest version already. A person of our team reads it soon; there is nothing you have to do.',
        )}
        {!checkedAt && ` ${t('Until then it does not say Verified.')}`}
      </Notice>
    );
  return null;
}

function UnderReview({ listing: { submittedAt }, now }: { listing: MyListing; now: number }) {
  const waited = daysSince(submittedAt, now);
  const isLate = now - Date.parse(submittedAt) > patientDays * dayMs;
  return (
    <Notice kind="warning" title={t('Under Review')}>
      <p>
        {rich(
          parts(
            'Submitted on {day}, {waited}. A person reads it within {hours} hours. Only you can see it until then.',
          ),
          {
            day: <time dateTime={submittedAt}>{dayInWords(submittedAt)}</time>,
            waited:
              waited === 0
                ? t('less than a day ago')
                : t('{count, plural, one {# day waited} other {# days waited}}', { count: waited }),
            hours: promisedHours,
          },
        )}
      </p>
      {isLate && (
        <p className="mt-1">
          {rich(
            parts(
              'This has taken longer than we promise. <support>Contact support</support> if you are in a hurry.',
            ),
            { support },
          )}
        </p>
      )}
    </Notice>
  );
}

const support = (words: string) => (
  <Link to="/contact" className="link">
    {words}
  </Link>
);
