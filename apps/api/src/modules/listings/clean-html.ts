import { imageKey, withoutSignature } from '@serendib/contract/media/images';
import sanitizeHtml from 'sanitize-html';

/** What the editor can write; everything else goes, its words stay. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'pre', 'code'],
    ...['strong', 'em', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // Whose content is no text for people.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'svg', 'math', 'title'],
  transformTags: {
    // A page has one h1, and it is the title.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow ugc noopener noreferrer' } }),
    img: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs: { ...(src !== undefined && { src: withoutSignature(src) }), ...attribs, loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImage(attribs.src),
};

const isImage = (src: string | undefined) =>
  src !== undefined && (/^https?:\/\//.test(src) || imageKey(src) !== undefined);

/** Tags within tags that no text for people reaches; what is deeper costs its square to clean. */
const mostDepth = 100;

export class TooDeep extends Error {
  constructor() {
    // It is not a message: for the log.
    super(`More than ${mostDepth} tags stand within each other.`);
    this.name = 'TooDeep';
  }
}

/** HTML that can stand on a page of ours; throws `TooDeep`. Pictures of our own are named by their path. */
export function cleanHtml(written: string, publicUrl: string): string {
  let depth = 0;
  const counting: sanitizeHtml.IOptions = {
    ...allowed,
    onOpenTag: () => {
      depth += 1;
      if (depth > mostDepth) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
  return sanitizeHtml(written.replaceAll(`${publicUrl}/media/`, '/media/'), counting).trim();
}

/** The same of what was stored before depth was bounded: too deep, it is shown without its tags. */
export function cleanStoredHtml(stored: string, publicUrl: string): string {
  try {
    return cleanHtml(stored, publicUrl);
  } catch (error) {
    if (error instanceof TooDeep) return cleanHtml(stored.replace(/<[^<>]*>/g, ' '), publicUrl);
    throw error;
  }
}
