import { busyWords } from '@serendib/contract/listings/availability';
import { labelOf, languages } from '@serendib/contract/options/options';
import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { ItemOf } from '~/lib/api/call.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { PriceLine } from '~/ui/text/price.tsx';
import { Rating } from '~/ui/text/rating.tsx';
import { areasOf, bioPreview, guideAddress, guideImage, yearsGuiding } from './card-words.ts';
import { guidePrice } from './price-words.ts';

export type Guide = ItemOf<'GET /tour-guides'> & { print?: string; distance?: string; answers?: string };

/** In one piece: no line ends within it. */
const years = (count: number | null) => count && yearsGuiding(count).replaceAll(' ', '\u00a0');

const areasOnCard = 3;

/** A district by which a guide was found that their card would have no room for. */
export const unseenOf = (guide: Guide, districts: readonly string[]): string | undefined =>
  districts.find((district) => areasOf(guide).indexOf(district) >= areasOnCard);

const shownAreas = (guide: Guide, first: string | undefined): string[] =>
  [...new Set([...(first ? [first] : []), ...areasOf(guide)])].slice(0, areasOnCard);

function Uncached({
  guide,
  district,
  eager = false,
  heading: Heading = 'h2',
}: {
  guide: Guide;
  /** Shown before their others: see `unseenOf`. */
  district?: string | undefined;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const busy = busyWords(guide);
  return (
    <article className="card guide-card">
      <Picture {...guideImage(guide)} alt="" ratio="4 / 5" eager={eager} />
      <div className="guide-words grid content-start gap-1">
        {(guide.onDates || busy || guide.isPremium || guide.checkedAt) && (
          <div className="mb-1 flex flex-wrap gap-2">
            {guide.onDates && <OnDates on={guide.onDates} />}
            {busy && <Badge kind="plain">{busy}</Badge>}
            {guide.isPremium && <Badge kind="premium" />}
            {guide.checkedAt && <Badge kind="verified" />}
          </div>
        )}
        <Heading className="text-26" lang={languageOf(guide.name)}>
          <Link to={guideAddress(guide)} className="card-link">
            {guide.name}
          </Link>
        </Heading>
        <p className="text-14 text-ink-2">
          {[
            shownAreas(guide, district).map(placeName).join(', '),
            years(guide.yearsOfExperience),
            guide.answers,
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </p>
        <p className="mt-2 text-15" lang={languageOf(guide.bio)}>
          {bioPreview(guide.bio)}
        </p>
        <p className="mt-2 text-14 text-ink-2">
          {(guide.languages ?? []).map((one) => labelOf(languages, one)).join(', ')}
        </p>
      </div>
      <div className="guide-foot mt-auto">
        <div className="card-rule">
          <span>
            <PriceLine shown={guidePrice(guide)} none={t('Ask for a rate')} />
          </span>
          <Rating
            value={guide.averageRating}
            count={guide.reviewCount}
            none={t('New', {}, 'without reviews')}
          />
        </div>
      </div>
    </article>
  );
}

/** The card of a guide: portrait, what they say of themselves, languages, price. */
export const GuideCard = cacheFragment('tour-guide-card', Uncached);
