import { t } from '@serendib/contract/words/t';
import { Lotus } from '../ornaments/marks.tsx';
import { ratingFigure } from './rating-figure.ts';

export interface RatingProps {
  /** 1 to 5; undefined without a review. */
  value: number | null | undefined;
  count?: number | undefined;
  /** Said when there is none; nothing at all where this is left out. */
  none?: string | undefined;
  /** `3 reviews` in place of `(3)`. */
  inWords?: boolean | undefined;
}

/** A lotus, the figure, and how many said so. */
export function Rating({ value, count, none, inWords = false }: RatingProps) {
  if (!value) return none ? <span className="text-14 text-ink-2">{none}</span> : null;
  const reviews =
    count === undefined ? '' : t('{count, plural, one {# review} other {# reviews}}', { count });
  const rated = t('Rated {figure} of 5', { figure: ratingFigure.format(value) });
  return (
    <span className="rating">
      <Lotus />
      <span aria-hidden="true">{ratingFigure.format(value)}</span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-14 font-normal text-ink-2">
          {inWords ? reviews : `(${count})`}
        </span>
      )}
      <span className="sr-only">{reviews ? `${rated}, ${reviews}` : rated}</span>
    </span>
  );
}
