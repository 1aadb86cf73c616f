/** Lists and objects within each other. No body of ours has more than eight. */
export const deepestJson = 32;

const signs = { quote: 34, backslash: 92, openList: 91, closeList: 93, openObject: 123, closeObject: 125 };

/** Looked at before it is read: what walks through a value once more would run out of stack on thousands of levels. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (isText) {
      if (sign === signs.backslash) at += 1;
      else if (sign === signs.quote) isText = false;
    } else if (sign === signs.quote) isText = true;
    else if (sign === signs.openList || sign === signs.openObject) {
      depth += 1;
      if (depth > deepestJson) return true;
    } else if (sign === signs.closeList || sign === signs.closeObject) depth -= 1;
  }
  return false;
}
