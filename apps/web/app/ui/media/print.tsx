import { srcSetOf } from '@serendib/contract/media/src-set';
import { useEffect, useRef, useState } from 'react';

export interface PrintProps {
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
}

export const placeholder = '/placeholder.svg';

/** A picture, cut by hand. One that fails to load is replaced. */
export function Print(props: PrintProps) {
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
  } = props;
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const isOwn = !src || failed === src;
  useEffect(() => {
    // It may have failed before there was anybody to hear it.
    const element = image.current;
    if (src && element?.complete && element.naturalWidth === 0) setFailed(src);
  }, [src]);
  return (
    <img
      ref={image}
      src={isOwn ? fallback : src}
      srcSet={isOwn ? undefined : srcSetOf(src)}
      sizes={isOwn ? undefined : sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'auto' : 'async'}
      onError={src ? () => setFailed(src) : undefined}
      style={{ aspectRatio: ratio, ...(focus && { objectPosition: focus }) }}
      className={`${straight ? 'print print-straight' : 'print'} ${className ?? ''}`}
    />
  );
}
