import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { ratingFigure } from '~/ui/text/rating-figure.ts';
import { counted } from '../analytics/days.ts';
import { fieldAddress } from '../live/advice.ts';
import type { MyListing } from '../my-listing.ts';

const manyViews = 50;
const fewViews = 10;
/** How often it was looked at and followed, and what that means; nothing before travellers can see it. */
export function Visibility({ listing }: { listing: MyListing }) {
  const { kind, advice, status, viewCount, clickCount, inquiryCount, averageRating, reviewCount, edit } =
    listing;
  if (status !== 'approved') return null;
  const figures = [
    counted.views(viewCount),
    clickCount > 0 && counted.clicks(clickCount),
    inquiryCount > 0 && counted.inquiries(inquiryCount),
    reviewCount > 0 &&
      t(
        '{count, plural, one {rated {rating} by {number} traveller} other {rated {rating} by {number} travellers}}',
        {
          count: reviewCount,
          number: formatNumber(reviewCount),
          rating: averageRating === null ? '' : ratingFigure.format(averageRating),
        },
      ),
  ].filter(Boolean);
  return (
    <div className="text-15">
      <p className="font-semibold tabular-figures">
        {figures.join(' · ')}
        {viewCount > manyViews && <span className="text-good"> · {t('High visibility')}</span>}
      </p>
      {advice.length > 0 ? (
        <>
          <p className="mt-2 text-ink-2">
            {viewCount < fewViews
              ? t('Few have looked so far: complete your profile. This helps most:')
              : t('Complete your profile. This helps most:')}
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
            {t(
              'Few have looked so far. Nothing is missing in your profile: share it with people who ask you.',
            )}
          </p>
        )
      )}
    </div>
  );
}
