import { endsSoon } from '~/lib/mine/renewal.ts';
import { Stat } from '~/ui/text/facts.tsx';
import type { MyListing } from './my-listing.ts';

const whole = new Intl.NumberFormat('en-LK');

/** What I have here, in figures. */
export function Statistics({ mine, now }: { mine: readonly MyListing[]; now: number }) {
  const count = (fits: (one: MyListing) => boolean) => whole.format(mine.filter(fits).length);
  const sum = (of: (one: MyListing) => number) => whole.format(mine.reduce((all, one) => all + of(one), 0));
  return (
    <section aria-label="Statistics" className="grid grid-cols-2 gap-x-7 gap-y-8 lg:grid-cols-4">
      <Stat
        label="Live"
        value={count(({ status }) => status === 'approved')}
        note={`of ${mine.length} listed`}
      />
      <Stat label="Under review" value={count(({ status }) => status === 'pending')} />
      <Stat label="Views" value={sum(({ viewCount }) => viewCount)} note="since the beginning" />
      <Stat label="Premium expiring soon" value={count((one) => endsSoon(one, now))} note="within 14 days" />
    </section>
  );
}
