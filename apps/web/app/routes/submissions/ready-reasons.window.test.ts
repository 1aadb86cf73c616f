import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({ language: 'en' }));
vi.mock('@serendib/contract/words/t', async (original) => {
  const own = await original<typeof import('@serendib/contract/words/t')>();
  const { translateLabels } = await import('@serendib/messages/translate');
  return {
    ...own,
    t: (...said: [string]) => translateLabels(own.t(...said), page.language),
  };
});

/** Which fields each ready reason of each kind marks on pages of this language. */
async function markedIn(language: string) {
  page.language = language;
  vi.resetModules();
  const { reasonsFor } = await import('~/features/admin/review/reasons.ts');
  const { fieldsMeant } = await import('~/features/submissions/form/fields-meant.ts');
  return Object.values(kinds).map(({ name, fields }) =>
    reasonsFor([name]).map(({ words }) => [words, fieldsMeant(fields, `${words}\n(1)`)] as const),
  );
}

test('what our team chose ready-made marks the same fields on pages of each language', async () => {
  const english = await markedIn('en');
  expect(english.flat().filter(([, fields]) => fields.length > 0).length).toBeGreaterThan(20);
  for (const language of ['si', 'ta']) {
    const told = await markedIn(language);
    expect(told.flat().filter(([words], at) => words === english.flat()[at]?.[0])).toEqual([]);
    expect(told.map((of) => of.map(([, fields]) => fields))).toEqual(
      english.map((of) => of.map(([, fields]) => fields)),
    );
  }
});
