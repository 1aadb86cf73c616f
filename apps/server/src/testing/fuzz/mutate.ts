import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.ts';

/** One change of a value: at one of its places, another value, none, or the text of another kind. */
export interface Change {
  at: number;
  how: 'replace' | 'text' | 'drop' | 'wrap' | 'rename';
  value: unknown;
  text: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'replace', 'text', 'text', 'drop', 'wrap', 'rename'),
  value: hostileValue,
  text: hostileText,
});

/** Nothing is changed half of the time: what is refused at the door says nothing of what lies behind. */
export const changes: fc.Arbitrary<Change[]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Change[]>([]) },
  { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(change, { minLength: 2, maxLength: 5 }) },
);

type Holder = Record<string, unknown>;

/** The value with the changes made; itself stays as it was. */
export function changed(value: unknown, list: Change[]): unknown {
  const root: Holder = { value: structuredClone(value) };
  for (const { at, how, value: other, text } of list) {
    const places = placesIn(root);
    // The first is the value as a whole, which is refused at once.
    const [holder, key] = places[places.length > 1 && at % 12 > 0 ? 1 + (at % (places.length - 1)) : 0] ?? [
      root,
      'value',
    ];
    if (how === 'replace') put(holder, key, structuredClone(other));
    else if (how === 'text') put(holder, key, text);
    else if (how === 'wrap') put(holder, key, [holder[key]]);
    else if (holder !== root) {
      const kept = holder[key];
      delete holder[key];
      if (how === 'rename') put(holder, text, kept);
    }
  }
  return root.value;
}

/** As JSON would, also for the name `__proto__`. */
function put(holder: Holder, key: string, value: unknown): void {
  if (Array.isArray(holder) && !Object.keys(holder).includes(key)) holder.push(value);
  else Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });
}

function placesIn(root: Holder): [Holder, string][] {
  const places: [Holder, string][] = [];
  const left: Holder[] = [root];
  while (left.length > 0 && places.length < 2_000) {
    const holder = left.pop() as Holder;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      const inner = holder[key];
      if (inner && typeof inner === 'object') left.push(inner as Holder);
    }
  }
  return places;
}

/** The fields of what should have been an object. */
export const fieldsOf = (value: unknown): [string, unknown][] =>
  value && typeof value === 'object' ? Object.entries(value).slice(0, 100) : [];
