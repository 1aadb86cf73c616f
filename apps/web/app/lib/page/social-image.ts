/** The pages with a picture of their own for when they are shared; `art/social/build.ts` makes them. */
export const socialPages: Readonly<Record<string, string>> = {
  '/': 'home',
  '/destinations': 'destinations',
  '/map': 'map',
  '/tours': 'tours',
  '/tour-guides': 'tour-guides',
  '/blogs': 'blogs',
  '/affiliate-links': 'bookings',
  '/partnership': 'partnership',
  '/vehicles': 'vehicles',
  '/about': 'about',
  '/contact': 'contact',
  '/reviews': 'reviews',
};

/** A picture, and the drawing of ours that stands for it where there is none or it cannot be had. */
export interface PageImage {
  src: string | null | undefined;
  fallback: string;
}

export interface SocialImage {
  /** Path or URL. */
  url: string;
  /** Known for our own pictures only. */
  size?: { width: number; height: number };
}

export const socialSize = { width: 1200, height: 630 } as const;

const own = (name: string): SocialImage => ({ url: `/social/${name}.png`, size: socialSize });

/** The picture for a page that names none: its own where it has one, else the site's. */
export const socialImageOfPage = (path: string): SocialImage => own(`page-${socialPages[path] ?? 'home'}`);

/**
 * What stands for a picture when a page is shared: scenes and prints are drawings, which no other site shows, so
 * each has a likeness of 1200 by 630 pixels; the variants of a vehicle or a house share one. Photographs stay; those of other sites
 * name the drawing in their address, for as long as they are not had.
 */
export function socialImageOf(picture: string | PageImage): SocialImage {
  if (typeof picture !== 'string') {
    const { src, fallback } = picture;
    return src?.includes('/media/elsewhere?of=')
      ? { url: `${src}&else=${socialImageOf(fallback).url}` }
      : socialImageOf(src ?? fallback);
  }
  const scene = picture.match(/\/scenes\/([\w-]+)\.svg$/)?.[1];
  if (scene) return own(`scene-${scene}`);
  const print = picture.match(/\/prints\/([\w-]+)\.svg$/)?.[1];
  if (print) return own(`print-${socialPrint(print)}`);
  return picture.endsWith('.svg') ? socialImageOfPage('/') : { url: picture };
}

/** Covers are one another's equals; of the rest the first variant stands for all. */
export const socialPrint = (print: string): string =>
  print.startsWith('blog-') ? print : print.replace(/-\d+$/, '-1');
