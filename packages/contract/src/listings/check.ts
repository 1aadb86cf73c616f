import { labelInSentence } from '../plain-text.ts';
import { plainWords } from '../words/plain-words.ts';
import { t } from '../words/t.ts';
import { isBlank, tidy } from './blank.ts';
import { defaultOf, type Field, type Variant } from './field.ts';
import { fieldsOf, type Kind } from './kind.ts';
import { valueSchema } from './schemas.ts';

export interface Problem {
  field: string;
  message: string;
}
export type Checked =
  | { ok: true; details: Record<string, unknown> }
  | { ok: false; problems: [Problem, ...Problem[]] };

/**
 * A form that sends a choice blank has asked for it, and one that sends an answer blank takes it back; a call that does
 * not name it gets the default.
 */
const isLeftOpen = (
  field: Field,
  sent: Record<string, unknown>,
  stored: Record<string, unknown> | undefined,
) =>
  sent[field.name] !== undefined &&
  (field.defaultWhenAbsent === true || !isBlank(stored?.[field.name], field));

const inTurn = (fields: readonly Field[]) => [
  ...fields.filter(({ checkedLast }) => !checkedLast),
  ...fields.filter(({ checkedLast }) => checkedLast),
];

/**
 * What an edit leaves alone, as `stored` tells, need not be said again where its own form would refuse it: a price in
 * words of one's own stays as it was offered, and what only administrators choose stays as they chose it.
 */
const staysAsItIs = (
  { name, currencies, adminOptions }: Field,
  value: unknown,
  stored: Record<string, unknown> | undefined,
) => (currencies ?? adminOptions) !== undefined && value === stored?.[name];

export interface Checking {
  thisYear: number;
  /** What is there already, of a listing that is changed. */
  stored?: Record<string, unknown> | undefined;
  /** Its owner's own form: what that did not ask for, an administrator who changes the rest need not make up. */
  ownersVariant?: Variant | undefined;
}

/**
 * Checks what a form or a call sends for a listing. Problems come in the specified order: what is blank first, in
 * the order of the fields, then what is wrong. Blank optional values become their default or null; anything that
 * is not a field of this variant is left out.
 */
export function checkDetails(
  kind: Kind,
  variant: Variant,
  sent: Record<string, unknown>,
  { thisYear, stored, ownersVariant }: Checking,
): Checked {
  const fields = fieldsOf(kind, variant);
  const mayStayBlank = (field: Field) =>
    ownersVariant !== undefined &&
    !field.required?.includes(ownersVariant) &&
    isBlank(stored?.[field.name], field);
  const blank = fields.filter(
    (field) =>
      field.required?.includes(variant) &&
      !mayStayBlank(field) &&
      isBlank(sent[field.name], field) &&
      (isBlank(defaultOf(field, variant), field) || isLeftOpen(field, sent, stored)),
  );
  const list = blank.map((field) => field.label).join(', ');
  const problems: Problem[] = blank.map((field) => ({
    field: field.name,
    message: field.blankMessage ?? kind.blankMessage({ field: labelInSentence(field.label), list }),
  }));
  const details: Record<string, unknown> = {};
  for (const field of inTurn(fields)) {
    const value = tidy(field, sent[field.name]);
    if (isBlank(value, field)) {
      details[field.name] = defaultOf(field, variant);
      continue;
    }
    if (staysAsItIs(field, value, stored)) {
      details[field.name] = value;
      continue;
    }
    const parsed = valueSchema(field, variant, thisYear).safeParse(value, { error: plainWords });
    if (parsed.success) details[field.name] = parsed.data;
    else
      problems.push({
        field: field.name,
        message: parsed.error.issues[0]?.message ?? t('Please check {label}.', { label: field.label }),
      });
  }
  for (const { name, follows } of fields) {
    const said = follows && details[follows.field];
    if (Array.isArray(said) && said.includes(follows?.option)) details[name] = true;
  }
  const [first, ...others] = problems;
  return first ? { ok: false, problems: [first, ...others] } : { ok: true, details };
}
