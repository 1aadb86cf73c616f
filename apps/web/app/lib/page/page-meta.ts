import type { Language } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import type { MetaDescriptor } from 'react-router';
import { site } from '~/lib/site/site.ts';
import { alternatesOf, inThisLanguage } from './page-address.ts';
import { type PageImage, socialImageOf, socialImageOfPage, socialPages } from './social-image.ts';

interface MetaArgs {
  location: { pathname: string; search?: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

export interface PageWords {
  /** Without the site's name. Left out on the home page. */
  title?: string;
  description?: string;
  /** Path or URL of the page's photograph, scene or print, for when it is shared. Fixed pages have their own. */
  image?: string | PageImage | undefined;
  /** What is to be seen there; the title where nothing is said. */
  imageAlt?: string | undefined;
  /** Path that stands for the page, where its own has a query or another name. */
  canonical?: string;
  type?: 'website' | 'article' | 'profile';
  /** Structured data, schema.org vocabulary; on the server only, since search engines ask it: `import.meta.env.SSR && …`. */
  jsonLd?: object | readonly object[] | false;
  noIndex?: boolean;
}

/** Days, a place, a frame of the map, words and numbers; decision 1032. */
const endless = /[?&](q|search|from|to|near|bbox|view|seats|m..Price)=[^&]/;

/** What a page's `meta` returns: `export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: … })`. */
export function pageMeta(args: MetaArgs, words: PageWords): MetaDescriptor[] {
  const { pathname, search = '' } = args.location;
  const root = args.matches[0]?.loaderData as { origin: string; languages?: readonly Language[] } | undefined;
  const origin = root?.origin ?? '';
  const title = words.title ? `${words.title} · ${site.name}` : `${site.name}: ${site.line}`;
  const description = words.description || site.description;
  const noIndex = words.noIndex || endless.test(search);
  // Pages are found by any letters; all that search engines are shown have small ones.
  const path = words.canonical ?? pathname.toLowerCase();
  return [
    { title },
    { name: 'description', content: description },
    noIndex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: origin + inThisLanguage(path) },
    // Robots ask the server. The browser takes these out of the head after the first page: they must not be React's
    // to take out again.
    ...(import.meta.env.SSR
      ? forRobots(words, {
          ...{ title, description, origin },
          ...(noIndex
            ? // It is sent to fellow travellers, with the days and choices that the page understands of its address.
              { path: (words.noIndex && words.canonical) || pathname + search, languages: [] }
            : { path, languages: root?.languages ?? [] }),
        })
      : []),
  ];
}

interface Found {
  title: string;
  description: string;
  origin: string;
  path: string;
  languages: readonly Language[];
}

/** What a page is shared by and found by. */
function forRobots(words: PageWords, { title, description, origin, path, languages }: Found) {
  const absolute = (path: string) => new URL(path, origin || 'http://localhost').href;
  const [page = ''] = path.split('?');
  const image = words.image && !(page in socialPages) ? socialImageOf(words.image) : socialImageOfPage(page);
  const found: (MetaDescriptor | undefined | false)[] = [
    { property: 'og:site_name', content: site.name },
    { property: 'og:type', content: words.type ?? 'website' },
    { property: 'og:title', content: words.title ?? title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(inThisLanguage(path)) },
    { property: 'og:locale', content: t('@openGraph') },
    { property: 'og:image', content: absolute(image.url) },
    image.size && { property: 'og:image:width', content: String(image.size.width) },
    image.size && { property: 'og:image:height', content: String(image.size.height) },
    { property: 'og:image:alt', content: words.imageAlt ?? words.title ?? title },
    ...alternatesOf(path, languages).map(({ language, path }) => ({
      ...{ tagName: 'link', rel: 'alternate', hrefLang: language, href: absolute(path) },
    })),
    // Title, description and picture are taken from the tags above.
    { name: 'twitter:card', content: 'summary_large_image' },
    words.jsonLd && { 'script:ld+json': words.jsonLd as never },
  ];
  return found.filter((part) => !!part);
}
