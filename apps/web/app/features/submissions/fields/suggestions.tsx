import type { Field } from '@serendib/contract/listings/field';
import { t } from '@serendib/contract/words/t';
import { useWatch } from 'react-hook-form';
import { useUser } from '~/lib/session/session-user.ts';
import { useFormParts } from '../form/form-context.ts';

interface Suggestion {
  label: string;
  value: string;
}

/** What one press fills in: the field's templates, or what was said already a few lines above. */
export function Suggestions({
  field,
  value,
  onPick,
}: {
  field: Field;
  value: string;
  onPick: (value: string) => void;
}) {
  const said = useSaid(field);
  const offered: readonly Suggestion[] = field.templates ?? (value === '' ? said : []);
  if (offered.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {offered.map((one) => (
        <button
          key={one.label}
          type="button"
          className="chip"
          aria-pressed={field.templates ? value === one.value : undefined}
          onClick={() => onPick(one.value)}
        >
          {one.label}
        </button>
      ))}
    </p>
  );
}

/** Names and telephones are asked for twice, and the account knows a name and an address already. */
function useSaid(field: Field): Suggestion[] {
  const { fields } = useFormParts();
  const user = useUser();
  const earlier = fields.find(({ autocomplete }) => autocomplete === field.autocomplete);
  const before = useWatch({ name: earlier?.name ?? field.name }) as unknown;
  if (field.autocomplete === 'email' && user)
    return [{ label: t('Use {email}', { email: user.email }), value: user.email }];
  if (field.autocomplete !== 'name' && field.autocomplete !== 'tel') return [];
  if (earlier && earlier !== field && typeof before === 'string' && before.trim() !== '')
    return [{ label: t('Same as {label}', { label: earlier.label.toLowerCase() }), value: before }];
  return field.autocomplete === 'name' && user ? [{ label: user.userName, value: user.userName }] : [];
}
