import { Link } from 'react-router';
import type { MyListing } from '../my-listing.ts';

const manyViews = 50;
const fewViews = 10;
const whole = new Intl.NumberFormat('en-LK');
const counted = (count: number, one: string) => `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** How often it was looked at and followed, and what that means; nothing before travellers can see it. */
export function Visibility({ listing }: { listing: MyListing }) {
  const { status, viewCount, clickCount, inquiryCount, averageRating, reviewCount, edit } = listing;
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
      {viewCount < fewViews && (
        <p className="text-ink-2">
          Few have looked so far. A clear photograph and a few more words help most:{' '}
          <Link to={edit} className="underline underline-offset-4 hover:text-ink">
            complete your profile
          </Link>
          .
        </p>
      )}
    </div>
  );
}
