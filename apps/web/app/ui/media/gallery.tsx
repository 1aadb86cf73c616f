import { t } from '@serendib/contract/words/t';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '../form/button.tsx';
import { Icon } from '../form/icon.tsx';
import { Picture } from './picture.tsx';

export interface GalleryProps {
  images: readonly { src: string; alt?: string; focus?: string; drawn?: boolean }[];
  /** What the pictures show. */
  label: string;
  fallback?: string | undefined;
  ratio?: string | undefined;
  sizes?: string | undefined;
}

/** Pixels are counted from the left, also where lines begin at the right. */
const onward = t('@direction') === 'rtl' ? -1 : 1;

/** Pictures one beside another: swiped, stepped through by buttons and arrow keys, or reached by dots. */
export function Gallery({ images, label, fallback, ratio = '16 / 10', sizes }: GalleryProps) {
  const rail = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  // Where it is being taken: what it passes on the way is not where it is.
  const aim = useRef<number>(undefined);
  const shown: GalleryProps['images'] = images.length > 0 ? images : [{ src: '', alt: '' }];
  const many = shown.length > 1;

  const show = (index: number) => {
    const element = rail.current;
    if (!element) return;
    const to = (index + shown.length) % shown.length;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || Math.abs(to - at) > 1;
    element.scrollTo({ left: to * element.clientWidth * onward, behavior: still ? 'instant' : 'smooth' });
    aim.current = to;
    setAt(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // The browser's own, such as the way back.
    const to = { ArrowLeft: at - onward, ArrowRight: at + onward, Home: 0, End: shown.length - 1 }[event.key];
    if (to === undefined || !many) return;
    event.preventDefault();
    show(to);
  };
  const onScroll = () => {
    const element = rail.current;
    if (!element) return;
    const now = Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth));
    if (aim.current !== undefined && aim.current !== now) return;
    aim.current = undefined;
    setAt(now);
  };
  const onTaken = () => {
    aim.current = undefined;
  };

  return (
    <section aria-roledescription={t('carousel')} aria-label={label} className="relative">
      <ul
        ref={rail}
        tabIndex={many ? 0 : undefined}
        aria-label={many ? t('{label}, {count} pictures', { label, count: shown.length }) : label}
        onKeyDown={onKeyDown}
        onPointerDown={onTaken}
        onWheel={onTaken}
        onScrollEnd={onScroll}
        onScroll={onScroll}
        className="gallery print-shape"
      >
        {shown.map((image, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order
            key={`${image.src}-${index}`}
            aria-label={t('{number} of {count}', { number: index + 1, count: shown.length })}
            className="w-full flex-none snap-center"
          >
            <Picture
              src={image.src}
              alt={image.alt ?? t('{label}, picture {number}', { label, number: index + 1 })}
              ratio={ratio}
              straight
              eager={index === 0}
              focus={image.focus}
              drawn={image.drawn}
              {...(sizes && { sizes })}
              {...(fallback && { fallback })}
            />
          </li>
        ))}
      </ul>
      {many && (
        <div className="needs-js mt-3 flex items-center justify-between gap-4">
          <div className="flex min-w-0 flex-wrap">
            {shown.map((image, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order
                key={`${image.src}-${index}`}
                type="button"
                className="dot"
                aria-label={t('Show picture {number}', { number: index + 1 })}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
          <p className="sr-only" aria-live="polite">
            {t('Picture {number} of {count}', { number: at + 1, count: shown.length })}
          </p>
          <div className="flex flex-none gap-2">
            <IconButton label={t('Previous picture')} onClick={() => show(at - 1)}>
              <Icon name="left" />
            </IconButton>
            <IconButton label={t('Next picture')} onClick={() => show(at + 1)}>
              <Icon name="right" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}
