import type { Box } from '@serendib/contract/listings/island';
import { t } from '@serendib/contract/words/t';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../form/icon.tsx';
import { frameText } from './frame.ts';
import { openPins, type PinsOnMap } from './open-pins.ts';
import type { Pin } from './pins.ts';

interface LiveMapProps {
  pins: readonly Pin[];
  frame: Box | undefined;
  /** What is looked around, where it was not the map that named it. */
  place: string | undefined;
  onMoved: (frame: Box) => void;
  /** The map has gone to what was asked for. */
  onFitted: () => void;
}

/** Several at one point are shown together, and no more than these. */
const mostCards = 12;

/** The map that can be moved; it comes with its library when a map is opened. */
export default function LiveMap({ pins, frame, place, onMoved, onFitted }: LiveMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const map = useRef<PinsOnMap>(undefined);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tell = useEffectEvent(onMoved);
  const tellFitted = useEffectEvent(onFitted);
  const begin = useEffectEvent((element: HTMLDivElement) =>
    openPins(element, {
      label: t('Map of what was found. Arrow keys move it, plus and minus bring it nearer and farther.'),
      ...{ frame, place, pins },
      onMoved: tell,
      onChosen: setChosen,
      onFitted: tellFitted,
    }),
  );
  useEffect(() => {
    if (!ground.current) return;
    const opened = begin(ground.current);
    map.current = opened;
    return () => opened.close();
  }, []);
  const shownFrame = frame && frameText(frame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame is the same by its words
  useEffect(() => map.current?.show(pins, frame, place), [pins, shownFrame, place]);
  const cards = pins.filter(({ key }) => chosen.includes(key)).slice(0, mostCards);
  const close = () => {
    setChosen([]);
    map.current?.focusLast();
  };
  return (
    <>
      <div ref={ground} className="live-map" />
      {cards.length > 0 && (
        <ChosenCards key={chosen.join()} cards={cards} more={chosen.length - cards.length} onClose={close} />
      )}
    </>
  );
}

function ChosenCards({ cards, more, onClose }: { cards: readonly Pin[]; more: number; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('{count, plural, one {On the map: # thing} other {On the map: # things here}}', {
        count: cards.length + more,
      })}
      className="map-cards"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className="icon-button map-cards-close" aria-label={t('Close')} onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className="map-cards-row">
        {cards.map(({ key, card }) => (
          <div key={key}>{card()}</div>
        ))}
      </div>
      {more > 0 && (
        <p className="text-14">{t('And {more} more: move nearer, or look at the list.', { more })}</p>
      )}
    </section>
  );
}
