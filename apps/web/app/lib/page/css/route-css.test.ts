import { describe, expect, test } from 'vitest';
import { routeCss } from './route-css.ts';

const words = ['card', 'card-title', 'tone-$', 'md:flex', 'hidden', 'arrives', 'hero', 'w-[50%]'];
const routes = { root: [4, 3], list: [0, 1, 2], home: [6, 5, 7] };
const cut = (css: string, ...ids: string[]) => routeCss(css, { words, routes })(ids, 'ltr');

describe('the styles of a route', () => {
  test('are rules of classes that its modules name, and all that need no class', () => {
    const css = '@layer a,b;p{margin:0}.card{color:red}.card .hero{color:blue}.hero,.card-title{top:0}';
    expect(cut(css, 'list')).toBe('@layer a,b;p{margin:0}.card{color:red}.hero,.card-title{top:0}');
    expect(cut(css, 'home')).toBe('@layer a,b;p{margin:0}.hero,.card-title{top:0}');
  });

  test('are in the order of the whole sheet, whichever route says them', () => {
    const css = '.hidden{display:none}.card{color:red}@media (width>=48rem){.md\\:flex{display:flex}}';
    expect(cut(css, 'root', 'list')).toBe(css);
    expect(cut(css, 'root')).toBe(css.replace('.card{color:red}', ''));
  });

  test('hold a class that is put together, and one with signs', () => {
    const css = '.tone-warm{color:red}.tone{color:blue}.w-\\[50\\%\\]{width:50%}';
    expect(cut(css, 'list')).toBe('.tone-warm{color:red}');
    expect(cut(css, 'home')).toBe('.w-\\[50\\%\\]{width:50%}');
  });

  test('hold a rule for elements without a class', () => {
    expect(cut('.card:not(.hero){top:0}.hero{top:1px}', 'list')).toBe('.card:not(.hero){top:0}');
    const either =
      '.hero:has(.card,p){top:1px}.hero:not(:has(.card)){top:2px}.hero:has(:is(.card,p)){top:3px}';
    expect(cut(either, 'home')).toBe(either);
  });

  test('leave out a rule for elements that have in them what the route cannot show', () => {
    const css = 'html:has(.card){top:0}main:has(>.hidden .card:hover) p{top:1px}html:has(.hero){top:2px}';
    expect(cut(css, 'root', 'list')).toBe(css.replace('html:has(.hero){top:2px}', ''));
    expect(cut(css, 'home')).toBe('html:has(.hero){top:2px}');
  });

  test('leave out movements and properties that nothing uses, and layers with nothing in them', () => {
    const css =
      '@layer c{.hero{animation:arrives 1s}}@keyframes arrives{to{top:0}}@property --tw-x{inherits:false}' +
      '@layer properties{*,:before{--tw-x:0;--tw-y:0}::backdrop{--tw-x:0}}.card{top:var(--tw-y)}';
    expect(cut(css, 'home')).toBe(
      '@layer c{.hero{animation:arrives 1s}}@keyframes arrives{to{top:0}}@layer properties{*,:before{}::backdrop{}}',
    );
    expect(cut(css, 'list')).toBe('@layer properties{*,:before{--tw-y:0}::backdrop{}}.card{top:var(--tw-y)}');
  });

  test('hold values of the theme that are used, also by other values and by scripts', () => {
    const css =
      ':root{--ink:var(--key);--key:#17203a;--red:red;--text-13:1rem;--row-1:1px;--edge:2px}.card{color:var(--ink)}';
    expect(cut(css, 'list')).toBe(':root{--ink:var(--key);--key:#17203a}.card{color:var(--ink)}');
    const said = { words: ['var(--row-$', 'var(--edge)'], routes: { chart: [0, 1] } };
    expect(routeCss(css, said)(['chart'], 'ltr')).toBe(':root{--row-1:1px;--edge:2px}');
  });

  test('leave out what is for pages from right to left, and have it there', () => {
    const css = '[dir=rtl]{--start:1}p,[dir=rtl] i{top:0}[dir="rtl"] .card{left:0}:not([dir=rtl]) b{top:1px}';
    expect(cut(css, 'list')).toBe('p,[dir=rtl] i{top:0}:not([dir=rtl]) b{top:1px}');
    expect(routeCss(css, { words, routes })(['list'], 'rtl')).toBe(css);
  });

  test('are all styles where a route is not known', () => {
    const css = '.card{color:red}.hero{color:blue}';
    expect(cut(css, 'root', 'elsewhere')).toBe(css);
  });
});
