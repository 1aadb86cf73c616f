import { Link } from 'react-router';
import { fieldAddress } from '../live/advice.ts';
import type { MyListing } from '../my-listing.ts';

const manyViews = 50;
const fewViews = 10;
const whole = new Intl.NumberFormat('en-LK');
const counted = (count: number, one: string) => `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** How often it was looked at and followed, and what that means; nothing before travellers can see it. */
export function Visibility({ listing }: { listing: MyListing }) {
  const { kind, advice, status, viewCount, clickCount, inquiryCount, averageRating, reviewCount, edit } =
    listing;
  if (status !== 'approved') return null;
  const figures = [
    counted(viewCount, 'view'),
    clickCount > 0 && counted(clickCount, 'click'),
    inquiryCount > 0 && (inquiryCount === 1 ? '1 inquiry' : `${whole.format(inquiryCount)} inquiries`),
    reviewCount > 0 && `rated ${averageRating} by ${counted(reviewCount, 'traveller')}`,
  ].filter(Boolean);
  return (
    <div className="text-15">
      <p className="font-semibold tabular-nums">
        {figures.join(' · ')}
        {viewCount > manyViews && <span className="text-good"> · High visibility</span>}
      </p>
      {advice.length > 0 ? (
        <>
          <p className="mt-2 text-ink-2">
            {viewCount < fewViews && 'Few have looked so far: '}
            {viewCount < fewViews ? 'complete your profile.' : 'Complete your profile.'} This helps most:
          </p>
          <ol className="list-decimal ps-5">
            {advice.map(({ field, words }) => (
              <li key={field}>
                <Link
                  to={fieldAddress(kind, edit, field)}
                  className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
                >
                  {words}
                </Link>
              </li>
            ))}
          </ol>
        </>
      ) : (
        viewCount < fewViews && (
          <p className="text-ink-2">
            Few have looked so far. Nothing is missing in your profile: share it with people who ask you.
          </p>
        )
      )}
    </div>
  );
}
