/**
 * Gives the browser's bar the colour of the theme that was chosen: of the page's two tags, that of light and then that of dark, the first
 * whose medium is right counts. Sent as text with the page too, so it stands alone.
 */
export default function colourBar() {
  const { theme } = document.documentElement.dataset;
  const [light, dark] = document.querySelectorAll('meta[media]');
  if (!theme) return;
  light?.setAttribute('media', theme === 'light' ? 'all' : 'not all');
  dark?.setAttribute('media', 'all');
}
