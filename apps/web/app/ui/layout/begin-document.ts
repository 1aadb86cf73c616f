/**
 * The visitor's own choice of light or dark, the word that scripts run, whether the page is opened anew at its top, whether
 * there is a session, so that the bar need not offer to sign in first, and which other language its reader may want. Sent as text with the page, so it
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
    const offered = dataset.languages?.split(' ') ?? [];
    const best = navigator.languages
      .map((tag) => tag.split('-', 1)[0] ?? '')
      .find((code) => offered.includes(code));
    // Offered once; the choice stays at the foot of every page.
    if (best && best !== document.documentElement.lang && !localStorage.getItem('language-offered')) {
      dataset.offer = best;
      localStorage.setItem('language-offered', best);
    }
  } catch {
    // No storage, no choice.
  }
}
