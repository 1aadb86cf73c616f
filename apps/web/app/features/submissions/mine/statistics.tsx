import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { endsSoon } from '~/lib/mine/renewal.ts';
import { Stat } from '~/ui/text/facts.tsx';
import type { MyListing } from './my-listing.ts';

/** What I have here, in figures. */
export function Statistics({ mine, now }: { mine: readonly MyListing[]; now: number }) {
  const count = (fits: (one: MyListing) => boolean) => formatNumber(mine.filter(fits).length);
  const sum = (of: (one: MyListing) => number) => formatNumber(mine.reduce((all, one) => all + of(one), 0));
  return (
    <section aria-label={t('Statistics')} className="grid grid-cols-2 gap-x-7 gap-y-8 lg:grid-cols-4">
      <Stat
        label={t('Live')}
        value={count(({ status }) => status === 'approved')}
        note={t('of {count} listed', { count: mine.length })}
      />
      <Stat label={t('Under review')} value={count(({ status }) => status === 'pending')} />
      <Stat label={t('Views')} value={sum(({ viewCount }) => viewCount)} note={t('since the beginning')} />
      <Stat
        label={t('Premium expiring soon')}
        value={count((one) => endsSoon(one, now))}
        note={t('within 14 days')}
      />
    </section>
  );
}
