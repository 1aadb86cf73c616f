/** The text of a story without its marks. */
export const textOfHtml = (html: string | null): string =>
  (html ?? '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Minutes at 220 words a minute, at least one. */
export const readingMinutes = (html: string | null): number =>
  Math.max(1, Math.round(textOfHtml(html).split(' ').length / 220));
