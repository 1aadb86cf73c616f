import { dayMs } from '@serendib/contract/calendar';
import { dayInWords } from '@serendib/contract/calendar-words';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { promisedHours } from '@serendib/contract/moderation/promise';
import { asksForPapers, papersAnchor } from '@serendib/contract/papers/papers';
import { Link } from 'react-router';
import { daysSince } from '~/lib/mine/renewal.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
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
    <Notice title="Travellers choose a face">
      Until there is a photo of you, a woven pattern with your initials stands in its place.{' '}
      <Link to={`${edit}#you`} className="link">
        Add a photo
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
      <Notice kind="warning" title="Not shown at the moment">
        Our team has taken this {noun} out of sight. <SupportLink /> and we will look at it together.
      </Notice>
    );
  if (status === 'rejected')
    return (
      <Notice kind="danger" title="Not approved yet">
        <p className="wrap-anywhere">
          {rejectReason ? (
            <>
              What our team wrote: <q>{rejectReason}</q>
            </>
          ) : (
            'Our team has given no reason. Look once more at your words and pictures, or ask us.'
          )}
        </p>
        <p className="mt-1">
          <Link to={asksForPapers(rejectReason) ? `${edit}#${papersAnchor}` : edit} className="link">
            Mend it and send it again
          </Link>
        </p>
      </Notice>
    );
  if (status === 'pending' && !isVerified) return <UnderReview listing={listing} now={now} />;
  if (needsReview && !lookedAt)
    return (
      <Notice title="Live, and not looked at yet">
        Premium let it go live at once. A person of our team looks at it soon; there is nothing you have to
        do. Until then it does not say Verified.
      </Notice>
    );
  if (needsReview)
    return (
      <Notice title="Live, and your changes are being looked at">
        Travellers see your latest version already. A person of our team reads it soon; there is nothing you
        have to do.{!checkedAt && ' Until then it does not say Verified.'}
      </Notice>
    );
  return null;
}

function UnderReview({ listing: { submittedAt }, now }: { listing: MyListing; now: number }) {
  const waited = daysSince(submittedAt, now);
  const isLate = now - Date.parse(submittedAt) > patientDays * dayMs;
  return (
    <Notice kind="warning" title="Under Review">
      <p>
        Submitted on <time dateTime={submittedAt}>{dayInWords(submittedAt)}</time>,{' '}
        {waited === 0 ? 'less than a day ago' : `${waited} ${waited === 1 ? 'day' : 'days'} waited`}. A person
        reads it within {promisedHours} hours. Only you can see it until then.
      </p>
      {isLate && (
        <p className="mt-1">
          This has taken longer than we promise. <SupportLink /> if you are in a hurry.
        </p>
      )}
    </Notice>
  );
}

const SupportLink = () => (
  <Link to="/contact" className="link">
    Contact support
  </Link>
);
