/**
 * The links to a page's other languages lead with all parameters of its address: a kept page knows those alone by which
 * its content differs, and no number of an order is to be one of them. Sent as text with the page, so it stands alone.
 */
export default function languageLinks() {
  if (!location.search) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
    link.search = location.search;
}
