/** As a browser begins at a part that an address names: the next Tab goes on from there, and no ring is drawn around it. */
export function focusOn(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.style.outline = 'none';
    // A press on its words would give it the keyboard too.
    const leave = () => {
      part.removeAttribute('tabindex');
      part.style.outline = '';
    };
    part.addEventListener('blur', leave, { once: true });
  }
  part.focus({ preventScroll: true });
}

/** Brings the beginning of a part that has just come into sight, and the keyboard there: a browser would keep in sight what stood below. */
export function goTo(part: HTMLElement): void {
  part.scrollIntoView();
  focusOn(part);
}
