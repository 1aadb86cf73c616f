import type { Kind } from '@serendib/contract/listings/kind';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import { labelOf } from '@serendib/contract/options/option';
import type { UnderstoodWords } from '@serendib/contract/search/endpoints';
import { t } from '@serendib/contract/words/t';
import { ownName } from '~/ui/text/other-names.tsx';

/** What words of a search were taken for, in the language of the page: `Vehicle type: Van`. */
export interface Understood {
  /** All words that say it, those that were typed first before others. */
  runs: string[];
  text: string;
}

/** All words of a search that say one thing that it was understood as. */
export const runsOf = ({ typed, also = [] }: UnderstoodWords): string[] => [typed, ...also];

export const understoodInWords = (
  understood: readonly UnderstoodWords[],
  labels: Readonly<Record<ThingKind, string>>,
): Understood[] => understood.map((one) => ({ runs: runsOf(one), text: textOf(one, labels) }));

function textOf(one: UnderstoodWords, labels: Readonly<Record<string, string>>): string {
  const { as, value, label } = one;
  if (as === 'kind') return t('Kind: {kind}', { kind: labels[value] ?? label });
  if (as === 'place') return t('Place: {place}', { place: ownName({ ...one, name: label }) });
  if (as === 'seats')
    return t('{people, plural, one {Room for # person} other {Room for # people}}', {
      people: Number(value),
    });
  return optionInWords(one) ?? label;
}

/** As the field of its kind asks for it: `Languages: German`. */
function optionInWords({ filters = [], typed }: UnderstoodWords): string | undefined {
  const [first] = filters;
  const name = kindNames.find((one) => one === first?.kind);
  if (!first || !name) return undefined;
  const kind: Kind = kinds[name];
  const filter = kind.filters.find((one) => one.name === first.name);
  const field = kind.fields.find((one) => one.name === filter?.fields[0]);
  if (!filter || !field) return undefined;
  const choices = filters
    .filter((one) => one.kind === name)
    .map(({ value }) => labelOf(filter.options, value));
  const choice = choices.join(', ');
  if (field.type === 'flag') return choice;
  // Words that stand for one of several, such as a dish for where it is eaten, say more than the name of the field.
  if (choices.length > 1) return t('“{words}”: {choice}', { words: typed, choice });
  return t('{field}: {choice}', { field: field.label, choice });
}
