import purify, { type Config } from 'dompurify';

const kept: Config = {
  // Marks of stories and of what is pasted into the editor, and the drawing by which Leaflet asks what a browser can draw.
  USE_PROFILES: { html: true, svg: true },
  // What would ask visitors for something, or restyle the page around it.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
  RETURN_TRUSTED_TYPE: false,
};

/**
 * The policy `default` of a page (start-deferred.ts) asks this of text that becomes HTML, and refuses all text until it
 * is there. So it is imported by modules that set HTML: stories, the editor and the map.
 */
if (!import.meta.env.SSR) globalThis.filterHtml = (html) => purify.sanitize(html, kept);
