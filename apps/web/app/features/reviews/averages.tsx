import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Stat } from '~/ui/text/facts.tsx';
import { overall } from './overall.ts';
import type { Reviewed, Summary } from './reviewed.ts';

const figure = new Intl.NumberFormat('en-LK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lines = (count: number) =>
  t('of 5, in {total} {count, plural, one {review} other {reviews}}', { total: formatNumber(count), count });

/** What all that was said comes to, altogether and by type. */
export function Averages({
  summaries,
  types,
}: {
  summaries: readonly Summary[];
  types: readonly Reviewed[];
}) {
  const all = overall(summaries);
  if (!all) return null;
  const byType = new Map(summaries.map((each) => [each.itemType, each]));
  return (
    <section
      aria-label={t('Averages')}
      className="grid grid-cols-2 gap-x-7 gap-y-8 md:grid-cols-3 lg:grid-cols-6"
    >
      <Stat label={t('Everything')} value={figure.format(all.averageRating)} note={lines(all.reviewCount)} />
      {types.map(({ type, plural }) => {
        const one = byType.get(type);
        if (!one) return null;
        return (
          <Stat
            key={type}
            label={plural}
            value={figure.format(one.averageRating)}
            note={lines(one.reviewCount)}
          />
        );
      })}
    </section>
  );
}
