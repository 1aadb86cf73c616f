import type { Box } from '@serendib/contract/listings/island';
import { t } from '@serendib/contract/words/t';
import { Suspense, useContext, useEffect, useState } from 'react';
import { CspNonce } from '~/lib/page/csp-nonce.ts';
import { lazyPart } from '../hydration/defer-hydration.tsx';
import { MapLink } from './map-link.tsx';
import type { Pin } from './pins.ts';
import { StillMap } from './still-map.tsx';
import { useFrame } from './use-frame.ts';

const LiveMap = lazyPart(() => import('./live-map.tsx'));

export interface FoundMapProps {
  path: string;
  query: Record<string, string | string[]>;
  pins: readonly Pin[];
  /** The part of the island that the address names. */
  frame: Box | undefined;
  /** What the address becomes when the map is moved. */
  moved: (frame: Box) => Record<string, string | string[]>;
}

// A map is looked at before anything is touched.
const hydrateSoon = 'addEventListener("live",()=>dispatchEvent(new Event("hydrate-all")))';

/** What was found on a map; the list beneath it says the same in words. */
export function FoundMap({ path, query, pins, frame, moved }: FoundMapProps) {
  const nonce = useContext(CspNonce);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  const { follows, setFollows, onMoved, onFitted, searchHere, place } = useFrame(path, query, moved);
  const still = <StillMap pins={pins} />;
  return (
    <section aria-label={t('Map')} className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <MapLink path={path} query={query} />
        <label className="tick needs-js text-15">
          <input type="checkbox" checked={follows} onChange={(event) => setFollows(event.target.checked)} />
          <span>{t('Search as I move the map')}</span>
        </label>
        {searchHere && (
          <button type="button" className="btn btn-line btn-small" onClick={searchHere}>
            {t('Search here')}
          </button>
        )}
      </div>
      <a className="sr-only focus:not-sr-only link" href="#found">
        {t('Skip the map: the list follows')}
      </a>
      <div className="relative h-[min(68svh,40rem)] border-[1.5px] border-ink bg-mist">
        {hasBegun ? (
          <Suspense fallback={still}>
            <LiveMap pins={pins} frame={frame} place={place} onMoved={onMoved} onFitted={onFitted} />
          </Suspense>
        ) : (
          still
        )}
      </div>
      <span id="found" />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of ours, which has run when others come
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hydrateSoon : '' }}
      />
    </section>
  );
}
