import { srcSetOf } from '@serendib/contract/media/src-set';

/** As wide as the column of a story, or the window. */
const sizes = '(min-width: 45rem) 42rem, 100vw';

/**
 * Lets a browser choose how wide a picture of ours in a story is fetched. Only where the HTML says how wide it is: else
 * it would be drawn as wide as the column, also where it is smaller. The HTML was sanitised.
 */
export const fittingImages = (html: string): string =>
  html.replace(/<img\s[^<>]*>/g, (tag) =>
    / width="/.test(tag)
      ? tag.replace(/ src="([^"]+)"/, (named, src: string) => {
          const srcSet = srcSetOf(src);
          return srcSet ? `${named} srcset="${srcSet}" sizes="${sizes}"` : named;
        })
      : tag,
  );
