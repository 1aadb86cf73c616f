import { businessPrint, vehiclePrint } from '@serendib/contract/drawings/print-of';
import { scenesApart } from '@serendib/contract/drawings/scene-of';
import { describe, expect, it } from 'vitest';
import { apart } from './apart.ts';

interface One {
  _id: string;
  src?: string;
}
const shops = Array.from({ length: 60 }, (_, i): One => ({ _id: `shop-${i}` }));
const imageOf = ({ _id, src }: One) => ({ src, fallback: businessPrint('shop', _id) });
/** Whether anything is shown twice among each and the four before it. */
const repeats = (shown: readonly string[]) =>
  shown.filter((one, i) => shown.slice(Math.max(0, i - 4), i).includes(one));

describe('the prints of a list', () => {
  it('differ from those beside them and above, where choosing each alone repeats some', () => {
    expect(repeats(shops.map((one) => imageOf(one).fallback))).not.toEqual([]);
    expect(repeats(apart(shops, imageOf).map(({ print }) => print))).toEqual([]);
  });

  it('differ where there are only five of a kind', () => {
    const vans = apart(shops, ({ _id }) => ({ src: null, fallback: vehiclePrint('van', _id) }));
    expect(repeats(vans.map(({ print }) => print))).toEqual([]);
  });

  it('differ from the very next where every print of the kind is near', () => {
    const all = [1, 2, 3, 4, 5, 6].map((n) => ({ _id: `${n}`, src: `/prints/business-shop-${n}.svg` }));
    for (const one of shops) {
      const [, , , print = ''] = apart([...all.slice(0, 3), one, ...all.slice(3)], imageOf).map(
        (card) => card.print,
      );
      expect(['/prints/business-shop-3.svg', '/prints/business-shop-4.svg']).not.toContain(print);
    }
  });

  it('are of their kind, and each its own where nobody beside it has that', () => {
    for (const { print } of apart(shops, imageOf)) expect(print).toMatch(/^\/prints\/business-shop-\d\.svg$/);
    for (const one of shops) expect(apart([one], imageOf)[0]?.print).toBe(imageOf(one).fallback);
  });

  it('differ from what stands above the list, and from a print somebody chose as a picture', () => {
    const [one = { _id: '' }] = shops;
    const own = imageOf(one).fallback;
    expect(apart([one], imageOf, { src: null, fallback: own })[0]?.print).not.toBe(own);
    const chosen = { _id: 'chosen', src: `https://serendib.test${own}` };
    expect(apart([chosen, one], imageOf)[1]?.print).not.toBe(own);
    expect(apart([one, chosen], imageOf)[0]?.print).not.toBe(own);
    expect(apart([one], imageOf, { src: '/photo.webp', fallback: own })[0]?.print).toBe(own);
  });
});

describe('the scenes of a list', () => {
  const beaches = Array.from({ length: 40 }, (_, i) => ({
    ...{ slug: `beach-${i}`, name: `Beach ${i}` },
    ...{ category: 'Beach', image: null },
  }));

  it('differ among neighbours without a scene of their own', () => {
    const shown = beaches.map(scenesApart()).map(({ src }) => src);
    for (const [i, src] of shown.entries()) expect(shown.slice(Math.max(0, i - 3), i)).not.toContain(src);
  });

  it('stay with the places they show', () => {
    const ella = { slug: 'ella', name: 'Ella', category: 'Hill Country', image: null };
    expect([ella, ella].map(scenesApart()).map(({ src }) => src)).toEqual([
      '/scenes/ella-nine-arch.svg',
      '/scenes/ella-nine-arch.svg',
    ]);
  });
});
