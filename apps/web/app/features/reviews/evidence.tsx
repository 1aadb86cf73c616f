import type { Evidence as Shown } from '@serendib/contract/reviews/endpoints';
import { scoreLabels } from '@serendib/contract/reviews/scores';
import { t } from '@serendib/contract/words/t';
import { ratingFigure } from '~/ui/text/rating-figure.ts';

/** What those said whose journey was agreed on here, and what others said, apart; and what the former were asked besides. */
export function Evidence({ evidence: { agreed, others, scores } }: { evidence: Shown }) {
  return (
    <div className="mb-7 grid max-w-prose gap-4">
      <p>
        {t(
          '{count, plural, one {# review} other {# reviews}} after a journey that was agreed on here: {average} of 5.',
          { count: agreed.count, average: ratingFigure.format(agreed.average ?? 0) },
        )}
        {others.average !== null &&
          ` ${t('{count, plural, one {# other review} other {# other reviews}}: {average} of 5.', {
            count: others.count,
            average: ratingFigure.format(others.average),
          })}`}
      </p>
      {scores.length > 0 && (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-15">
          {scores.map(({ name, average }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid border-t border-line pt-1">
              <dt className="text-ink-2">{scoreLabels[name]}</dt>
              <dd className="font-semibold tabular-figures">{ratingFigure.format(average)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
