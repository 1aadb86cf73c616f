import { read } from '@serendib/messages/compile';
import { openLanguages, type Spoken } from '@serendib/messages/languages';
import { expect, test } from 'vitest';
import { markMessages, withMarks } from './mark.ts';
import { putWords } from './put-words.ts';

const words: Record<string, string> = {
  'Drive yourself': 'තනිව පදවන්න',
  '{n, plural, one {# seat} other {# seats}}': '{n, plural, one {ආසන #} other {ආසන # ක්}}',
  'a shop\u0004Open': 'විවෘතයි',
  'option\u0004Beach': 'වෙරළ',
  'Read the <terms>terms</terms>.': '<terms>කොන්දේසි</terms> කියවන්න.',
};
const languages = openLanguages();
const [english, , , pseudo] = languages as [Spoken, Spoken, Spoken, Spoken];
const sinhala: Spoken = {
  ...english,
  code: 'si',
  wordsOf: (key, options) => read(words[key] ?? key, options),
  table: () => ({ Kandy: 'මහනුවර' }),
};

const build = (code: string, language: Spoken) =>
  putWords(
    withMarks(`import { t as say, each, parts, table } from '@serendib/contract/words/t';\n${code}`, 'a.ts'),
  )(language)
    .split('\n')
    .slice(1)
    .join('\n')
    .replaceAll('/*@__PURE__*/', '');
const run = (code: string, language: Spoken) =>
  new Function(`return (${build(code, language)})`)() as unknown;

test('the words of a language stand in the place of a message, and nothing of the others', () => {
  expect(build("say('Drive yourself')", english)).toBe('"Drive yourself"');
  expect(build("say('Drive yourself')", sinhala)).toBe('"තනිව පදවන්න"');
  expect(build("say('Open', {}, 'a shop')", english)).toBe('"Open"');
  expect(build("say('Open', {}, 'a shop')", sinhala)).toBe('"විවෘතයි"');
});

test('placeholders and plurals become plain code by the rules of the language', () => {
  const seats = (n: string) => `say('{n, plural, one {# seat} other {# seats}}', { n: ${n} })`;
  expect(build(seats('size'), english)).toBe(['(size===1?`$', '{size} seat`:`$', '{size} seats`)'].join(''));
  expect([0, 1, 2].map((n) => run(seats(`${n}`), sinhala))).toEqual(['ආසන 0', 'ආසන 1', 'ආසන 2 ක්']);
  expect(run("say('{who} and `{who}`, $5', { who: say('Drive yourself') })", english)).toBe(
    'Drive yourself and `Drive yourself`, $5',
  );
  // What is worked out is worked out once.
  expect(run(`(() => { let n = 0; return ${seats('++n')} + n; })()`, english)).toBe('1 seat1');
});

test('values come with what they are called, and names with theirs', () => {
  expect(build("plain(each('Beach', 'City'))", english)).toBe('plain(["Beach","City"])');
  expect(run("each('Beach', 'City')", sinhala)).toEqual([
    { value: 'Beach', label: 'වෙරළ' },
    { value: 'City', label: 'option\u0004City' },
  ]);
  expect(run("table('place')", english)).toBeUndefined();
  expect(run("table('place')", sinhala)).toEqual({ Kandy: 'මහනුවර' });
  // So shortened by the build.
  expect(run("(n => table('place')?.[n] ?? n)('Kandy')", sinhala)).toBe('මහනුවර');
});

test('links within a message keep their place among its words', () => {
  expect(run("parts('Read the <terms>terms</terms>.')", sinhala)).toEqual([['terms', 'කොන්දේසි'], ' කියවන්න.']);
});

test('the language for tests is marked, longer, and leaves placeholders alone', () => {
  expect(run("say('Drive yourself')", pseudo)).toMatch(/^⟦Ðŕîṽé ýöûŕšéļƒ~+⟧$/);
  expect(run("say('For {n} days', { n: 3 })", pseudo)).toMatch(/^⟦Ƒöŕ 3 ðåýš~+⟧$/);
});

test('a neighbour of the function itself is marked as well', () => {
  const code = "import { t } from './t.ts';\nt('This is not right.')";
  expect(withMarks(code, '/packages/contract/src/words/plain-words.ts')).toContain('__t(');
  expect(withMarks(code, '/apps/web/app/other.ts')).not.toContain('__t(');
});

test('a message that is worked out is refused', () => {
  expect(() => withMarks("import { t } from './words/t.ts';\nt(words)", 'a.ts')).toThrow('in quotes');
});

test('a route that is split into parts has its messages in each of them', () => {
  const { filter } = markMessages().transform as { filter: { id: RegExp } };
  expect('app/routes/receipt.tsx?route-chunk=clientLoader').toMatch(filter.id);
  expect('app/ui/fonts.css?url').not.toMatch(filter.id);
});
