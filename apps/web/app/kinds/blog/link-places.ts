import { t } from '@serendib/contract/words/t';

interface Destination {
  name: string;
  slug: string;
}

/** Within these nothing is linked: it is a link or a heading already, or stands for itself. */
const closed = /^(a|h[1-6]|code|pre|figcaption)$/;
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const inHtml = (name: string) =>
  name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Makes the first mention of each place in a story a link to its page. The HTML was sanitised, so that a `<` begins a
 * tag and nothing else; what stands between tags is left as it is, but for the links around it.
 */
export function linkPlaces(html: string, places: readonly Destination[]): string {
  const pages = new Map<string, string>();
  for (const { name, slug } of places) if (/^[a-z0-9-]+$/.test(slug)) pages.set(inHtml(name), slug);
  if (pages.size === 0) return html;
  // The longer first: `Galle Face Green` before `Galle`.
  const names = [...pages.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const mention = new RegExp(`(?<![\\p{L}\\p{N}&-])(?:${names.join('|')})(?![\\p{L}\\p{N}-])`, 'gu');
  let depth = 0;
  return html.replace(/<[^>]*>|[^<]+/g, (piece) => {
    const tag = /^<(\/?)([a-z0-9]+)/i.exec(piece);
    if (tag) {
      if (closed.test(tag[2]?.toLowerCase() ?? '')) depth = Math.max(0, depth + (tag[1] ? -1 : 1));
      return piece;
    }
    if (depth > 0 || piece.startsWith('<')) return piece;
    return piece.replace(mention, (name) => {
      const slug = pages.get(name);
      if (!slug) return name;
      pages.delete(name);
      return `<a href="${t('@prefix')}/destination/${slug}">${name}</a>`;
    });
  });
}
