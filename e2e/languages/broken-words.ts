/** Words of Sinhala and Tamil that are broken into two lines. */
export const brokenWords = `(() => {
  const found = [];
  const own = /[\\u0B80-\\u0BFF\\u0D80-\\u0DFF]/;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!own.test(text.data) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('option, script, style, .sr-only, svg')) continue;
    // For ears alone.
    if (element.getBoundingClientRect().width <= 1) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{M}\\u200d]+/gu)) {
      if (!own.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) found.push(word);
    }
  }
  return [...new Set(found)];
})()`;
