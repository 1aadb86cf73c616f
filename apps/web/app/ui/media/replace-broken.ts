/** Shows the placeholder where a picture in this element cannot be had: of HTML that was set, React tells nothing. */
export function replaceBroken(element: HTMLElement | null): void {
  if (!element) return;
  const replace = (image: HTMLImageElement) => {
    // While its address is asked for, it has one that holds nothing.
    if (/^data:|\/placeholder\.svg$/.test(image.src)) return;
    image.srcset = '';
    image.src = '/placeholder.svg';
  };
  element.addEventListener('error', ({ target }) => replace(target as HTMLImageElement), true);
  // It may have failed before anything listened.
  for (const image of element.querySelectorAll('img'))
    if (image.src && image.complete && !image.naturalWidth) replace(image);
}
