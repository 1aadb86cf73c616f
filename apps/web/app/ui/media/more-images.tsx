import { srcSetOf } from '@serendib/contract/media/src-set';
import { t } from '@serendib/contract/words/t';
import { useShown } from '~/lib/images/shown-at.ts';
import { replaceBroken } from './replace-broken.ts';

/** Pictures after the first, each a link to itself. */
export const MoreImages = ({ of }: { of: readonly string[] | null | undefined }) => (
  <p ref={replaceBroken} className="more-pictures">
    {of?.map((src, index) => (
      <OtherImage key={src} src={src} number={index + 2} />
    ))}
  </p>
);

function OtherImage({ src, number }: { src: string; number: number }) {
  const shown = useShown(src);
  const at = shown === undefined ? src : shown?.src;
  return (
    <a href={at}>
      <img
        src={at}
        srcSet={shown ? shown.srcSet : srcSetOf(at ?? '')}
        sizes="auto, 33vw"
        alt={t('View {number}', { number })}
        loading="lazy"
      />
    </a>
  );
}
