/**
 * Holds a press of a link that scripts answer with a dialog until it is hydrated, and presses it again then; where no scripts
 * come within five seconds it is followed. Sent as text with the page, so it stands alone.
 */
export default function holdDialogs() {
  let held: HTMLAnchorElement | undefined;
  const isWaiting = (link: Element) =>
    !('live' in document.documentElement.dataset) || link.closest('[data-deferred]:not([data-hydrated])');
  const press = () => {
    if (!held || isWaiting(held)) return;
    const link = held;
    held = undefined;
    link.click();
  };
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[aria-haspopup]');
      // A tab of its own is the browser's to open.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !isWaiting(link)) return;
      event.preventDefault();
      held = link;
      setTimeout(() => held && location.assign(held.href), 5000);
    },
    true,
  );
  addEventListener('live', press);
  addEventListener('hydrated', press);
}
