/**
 * The key / asks for the search from anywhere but a field. Sent as text with the page, since it may be pressed before the
 * search's own scripts have come, which then see that it was.
 */
export default function searchKey() {
  const { dataset } = document.documentElement;
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as HTMLElement;
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    // The back office has a search of its own under this key.
    if (document.querySelector('dialog[open], main > .admin')) return;
    event.preventDefault();
    dataset.searchKey = '';
    dispatchEvent(new Event('search-key'));
  });
}
