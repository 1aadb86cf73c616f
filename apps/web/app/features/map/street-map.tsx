import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { windowAround } from './travel.ts';

export interface StreetMapProps {
  name: string;
  latitude: number;
  longitude: number;
}

type Reach = 'asking' | 'there' | 'away';
/** After this long without a word it is shown as it is. */
const patience = 6_000;

/** The streets of the district's town, from OpenStreetMap. Where that cannot be reached, it says so. */
export function StreetMap({ name, latitude, longitude }: StreetMapProps) {
  const [reach, setReach] = useState<Reach>('asking');
  const place = useRef<HTMLDivElement>(null);
  const source = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(
    windowAround(latitude, longitude),
  )}&layer=mapnik&marker=${latitude}%2C${longitude}`;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    return whenNear(element, () => askFor(source, setReach));
  }, [source]);

  return (
    <figure>
      <div ref={place} className="street-map" data-reach={reach}>
        <iframe
          src={source}
          title={t('Street map of {name}, from OpenStreetMap', { name })}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p className="street-map-cover needs-js" role="status">
          {reach === 'away'
            ? t('The street map cannot be reached just now. Everything else on this page is here.')
            : ''}
        </p>
      </div>
      <figcaption className="mt-3 text-14 text-ink-2">
        {t('The streets of {name} and some five kilometres around.', { name })}{' '}
        <a
          className="link"
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener"
        >
          {t('Open on OpenStreetMap')}
          <span className="sr-only"> {t('(opens in a new tab)')}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/** Runs when the element comes near; what it returns, or nothing yet, is undone at the end. */
function whenNear(element: Element, run: () => () => void): () => void {
  let undo: (() => void) | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      undo = run();
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    undo?.();
  };
}

/** A frame says nothing when its page cannot be had; a question sent ahead fails then, though its answer stays closed. */
function askFor(source: string, tell: (reach: Reach) => void): () => void {
  const asking = new AbortController();
  const end = (reach: Reach) => {
    clearTimeout(waiting);
    if (!asking.signal.aborted) tell(reach);
    asking.abort();
  };
  const waiting = setTimeout(() => end('there'), patience);
  fetch(source, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: asking.signal }).then(
    () => end('there'),
    () => end('away'),
  );
  return () => {
    clearTimeout(waiting);
    asking.abort();
  };
}
