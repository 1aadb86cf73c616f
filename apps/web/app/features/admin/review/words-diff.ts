export interface Piece {
  text: string;
  kind: 'same' | 'was' | 'became';
}

/** Longer texts are shown whole, one beside the other: comparing them word by word would take too long. */
const mostWords = 1200;

/** What of a text went and what came, word by word; null where the difference is too large to read. */
export function wordsDiff(from: string, to: string): Piece[] | null {
  const a = from.split(/(?<=\s)/);
  const b = to.split(/(?<=\s)/);
  if (a.length > mostWords || b.length > mostWords) return null;
  const common = longestCommon(a, b);
  const pieces: Piece[] = [];
  let same = 0;
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1);
    if (kind === 'same') same += 1;
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [one = '', other = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && one.trim() === other.trim()) {
      add('same', one.length > other.length ? one : other);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      add('was', one);
      i += 1;
    } else {
      add('became', other);
      j += 1;
    }
  }
  return same === 0 ? null : pieces;
}

/** How many words the ends of both texts from each place on have in common, in order. */
function longestCommon(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    const [row, below] = [table[i], table[i + 1]];
    if (!row || !below) continue;
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] =
        a[i]?.trim() === b[j]?.trim() ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
