import { srcSetOf } from '@serendib/contract/media/src-set';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useShown } from '~/lib/images/shown-at.ts';
import { languageOf } from '../text/language.ts';

export interface PictureProps {
  /** Nothing: the fallback is shown at once. */
  src: string | null | undefined;
  /** Empty where the words beside it say as much. */
  alt: string;
  /** How wide it is shown, where that is neither what browsers measure nor, of what is fetched at once, half the window. */
  sizes?: string | undefined;
  /** Shown when there is none, or it cannot be had; a scene or print of ours. */
  fallback?: string | undefined;
  /** CSS `aspect-ratio`; keeps the place until it has come. */
  ratio?: string | undefined;
  /** CSS `object-position`: what must stay in sight when it is cropped. */
  focus?: string | undefined;
  /** In sight at once: fetched first. Else it is fetched when it comes near. */
  eager?: boolean | undefined;
  /** A straight edge in place of the hand-cut one. */
  straight?: boolean | undefined;
  className?: string | undefined;
  /** Whether `src` is a drawing, where a traveller could take it for the thing itself; the picture then says so. */
  drawn?: boolean | undefined;
  /** Of a person without a photograph: they stand on the drawing. */
  initials?: string | undefined;
}

export const placeholder = '/placeholder.svg';

/** A picture, cut by hand. One that fails to load is replaced. */
export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sizes = 'auto, 50vw',
    fallback = placeholder,
    ratio = '4 / 3',
    focus,
    eager,
    straight,
    className,
    drawn,
    initials,
  } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const shown = useShown(src);
  const at = shown === undefined ? src : shown?.src;
  const isOwn = !src || failed === at;
  useEffect(() => {
    // It may have failed before hydration, at its plain address.
    const element = image.current;
    if (src && shown === undefined && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src, shown]);
  const onError = () => setFailed(at ?? '');
  const isFramed = drawn !== undefined;
  const inShort = t('drawing');
  const says = drawn ? t('drawing, no photograph yet') : isFramed && isOwn && inShort;
  const cut = `${straight ? 'print print-straight' : 'print'} ${className ?? ''}`;
  const element = (
    <img
      ref={image}
      // While its address is asked for, it keeps its place.
      src={isOwn ? fallback : (at ?? undefined)}
      srcSet={isOwn ? undefined : shown ? shown.srcSet : srcSetOf(at ?? '')}
      sizes={isOwn ? undefined : sizes}
      alt={says ? `${alt && `${alt}, `}${says}` : alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      onError={src ? onError : undefined}
      style={{ aspectRatio: isFramed ? undefined : ratio, ...(focus && { objectPosition: focus }) }}
      className={isFramed ? undefined : cut}
    />
  );
  return isFramed ? (
    <span className={`framed ${cut}`} style={{ aspectRatio: ratio }}>
      {element}
      {says && (
        // Read out with the picture.
        <span aria-hidden="true">
          {initials && <b lang={languageOf(initials)}>{initials}</b>}
          <small>{says}</small>
          {drawn && <small>{inShort}</small>}
        </span>
      )}
    </span>
  ) : (
    element
  );
}
