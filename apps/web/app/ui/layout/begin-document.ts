/**
 * The visitor's own choice of light or dark, the word that scripts run, whether the page is opened anew at its top, and
 * whether there is a session, so that the bar need not offer to sign in first. Sent as text with the page, so it
 * stands alone.
 */
export default function beginDocument() {
  const { dataset } = document.documentElement;
  dataset.js = '';
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opening?.type === 'navigate' && !location.hash) dataset.fresh = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('token')) dataset.known = '';
  } catch {
    // No storage, no choice.
  }
}
