/** Words of Sinhala and Tamil that are broken into two lines. */
export const brokenWords = `(() => {
  const found = [];
  const own = /[\\u0B80-\\u0BFF\\u0D80-\\u0DFF]/;
  const isNarrow = (one) => one.getBoundingClientRect().width <= 1;
  // Itself, or cut off with what it stands in, as the names of a table's columns are on a phone.
  const isForEars = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow === 'hidden' && isNarrow(at)) return true;
    return isNarrow(one);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!own.test(text.data) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('option, script, style, .sr-only, svg')) continue;
    if (isForEars(element)) continue;
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
