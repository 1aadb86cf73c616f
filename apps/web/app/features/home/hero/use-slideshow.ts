import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

const lessMotion = '(prefers-reduced-motion: reduce)';

export interface Slideshow {
  /** Which one is shown; null until a browser has said whether it is day or night. */
  at: number | null;
  show: (index: number) => void;
  /** It moves by itself, unless the pointer or focus is on it. */
  playing: boolean;
  toggle: () => void;
  /** The others may be fetched: the page itself has come. */
  warm: boolean;
  /** For the element that holds it still while it is pointed at or has the focus. */
  holding: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Moves on by itself; not while it is pointed at, focused, out of sight, stopped, or where motion is unwanted. */
export function useSlideshow(count: number, milliseconds: number, first: () => number): Slideshow {
  const [at, setAt] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [warm, setWarm] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a browser has taken over
  useEffect(() => {
    setAt((now) => now ?? first());
    const motion = matchMedia(lessMotion);
    const look = () => setPlaying(!motion.matches);
    look();
    motion.addEventListener('change', look);
    const later = setTimeout(() => setWarm(true), milliseconds / 2);
    return () => {
      motion.removeEventListener('change', look);
      clearTimeout(later);
    };
  }, []);

  const moving = playing && !pointed && !focused && at !== null;
  useEffect(() => {
    if (!moving) return;
    const next = setInterval(() => {
      if (!document.hidden) setAt(((at ?? 0) + 1) % count);
    }, milliseconds);
    return () => clearInterval(next);
  }, [moving, at, count, milliseconds]);

  return {
    at,
    show: (index) => {
      setWarm(true);
      setAt(index);
    },
    playing,
    toggle: () => setPlaying(!playing),
    warm,
    holding: {
      onPointerEnter: (event) => {
        setWarm(true);
        // A finger never leaves again.
        if (event.pointerType === 'mouse') setPointed(true);
      },
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
