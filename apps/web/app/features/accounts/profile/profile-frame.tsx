import { hourOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs } from '~/ui/navigate/tabs.tsx';
import { type ProfileTab, profileTabs } from './tabs.ts';

export interface ProfileFrameProps {
  tab: ProfileTab;
  /** How many of something there are, at the tab's name. */
  counts: Partial<Record<ProfileTab, number>>;
  /** Beside the title: how things stand. */
  line: ReactNode;
  now: number;
  /** Between title and tabs: what needs a hand. */
  above: ReactNode;
  children: ReactNode;
}

/** The greeting follows the hour of the day. */
function skyAt(now: number): { scene: string; sky: string } {
  const at = hourOf(now);
  if (at >= 5 && at < 10) return { scene: 'lotus-dawn', sky: 'rose' };
  if (at >= 10 && at < 16) return { scene: 'misty-ridge', sky: 'mist' };
  if (at >= 16 && at < 19) return { scene: 'lotus-dusk', sky: 'gamboge' };
  return { scene: 'lotus-moon', sky: 'plum' };
}

/** Title and tabs of the profile; the content of the tab stands below. */
export function ProfileFrame({ tab, counts, line, now, above, children }: ProfileFrameProps) {
  const { scene, sky } = skyAt(now);
  const tabs = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another link
  useEffect(() => {
    const link = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    const row = link?.closest('nav');
    if (!link || !row) return;
    // Where tabs are swept, the one that is open is in sight.
    const [at, edge] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += at.left + at.width / 2 - (edge.left + edge.width / 2);
  }, [tab]);
  return (
    <>
      <header className="profile-head" data-sky={sky}>
        <div className="wrap">
          <h1>{t('My Profile')}</h1>
          <div>{line}</div>
        </div>
        <img src={`/scenes/${scene}.svg`} alt="" width="1600" height="1000" />
      </header>
      {above}
      <div ref={tabs} className="wrap profile-tabs">
        <Tabs
          label={t('My Profile')}
          tabs={profileTabs.map(({ name, label }) => ({
            to: name === 'profile' ? '/profile' : `/profile?tab=${name}`,
            label,
            count: counts[name] || undefined,
            current: name === tab,
          }))}
        />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-9 pb-18 md:pb-26">{children}</div>
    </>
  );
}
