import { type PageImage, socialImageOf } from '~/lib/page/social-image.ts';

/** The address of a picture as search engines take it: a photograph, or the likeness of a drawing. */
export const pictureUrl = (origin: string, picture: string | PageImage): string =>
  new URL(socialImageOf(picture).url, origin).href;
