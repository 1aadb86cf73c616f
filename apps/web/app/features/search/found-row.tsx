import type { ItemInRow } from '@serendib/contract/listings/item-summary';
import { Link } from 'react-router';
import { rowImage } from '~/lib/images/noted.ts';
import { cacheFragment } from '~/lib/page/fragments/fragment.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { Busy } from '~/ui/text/busy.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OnDates } from '~/ui/text/on-dates.tsx';
import { ownName } from '~/ui/text/other-names.tsx';
import { Rating } from '~/ui/text/rating.tsx';

export interface Found extends ItemInRow {
  nameSi?: string | null | undefined;
  nameTa?: string | null | undefined;
  averageRating?: number | null;
  reviewCount?: number;
  isPremium?: boolean;
  checkedAt?: string | null;
  /** How far it is from the place that is asked for. */
  distance?: string | undefined;
  onDates?: 'free' | 'ask' | undefined;
  leaves?: { day: string; left: number } | undefined;
}

/** One thing that was found, of any kind: small, so that a phone shows several. */
export const FoundRow = cacheFragment('found-row', ({ found }: { found: Found }) => {
  const { line, href, averageRating, reviewCount, isPremium, checkedAt, distance, onDates, leaves } = found;
  const title = ownName({ ...found, name: found.title });
  return (
    <li className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 border-t border-line py-4">
      <Picture {...rowImage(found)} sizes="96px" />
      <div className="grid gap-1">
        {(isPremium || checkedAt || onDates || found.availabilityState) && (
          <div className="flex flex-wrap gap-2">
            {onDates && <OnDates on={onDates} leaves={leaves} />}
            <Busy of={found} />
            {isPremium && <Badge kind="premium" />}
            {checkedAt && <Badge kind="verified" />}
          </div>
        )}
        <h3 className="text-19 font-semibold" lang={languageOf(title)}>
          <Link to={href} className="card-link hover:underline">
            {title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-14 text-ink-2" lang={languageOf(line)}>
          {line}
        </p>
        {(averageRating || distance) && (
          <p className="flex flex-wrap items-center gap-x-3 text-14">
            <Rating value={averageRating} count={reviewCount} />
            {distance && <span>{distance}</span>}
          </p>
        )}
      </div>
    </li>
  );
});
