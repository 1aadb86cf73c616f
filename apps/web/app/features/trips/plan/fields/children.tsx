import { mostChildren, oldestChild } from '@serendib/contract/trips/limits';
import { t } from '@serendib/contract/words/t';
import { RemovableChip } from '~/ui/form/chip.tsx';
import { SelectWithButton } from '~/ui/form/select-with-button.tsx';

const ageWords = (age: number) =>
  t('{age, plural, =0 {under one year} one {# year} other {# years}}', { age });

/** Children by their ages, since seats, beds and prices go by them. */
export function Children({
  ages,
  onChange,
}: {
  ages: readonly number[];
  onChange: (ages: number[]) => void;
}) {
  return (
    <div className="grid content-start gap-2">
      <SelectWithButton
        label={t('Children')}
        empty={ages.length < mostChildren ? t('Add a child by its age') : t('At most ten children.')}
        options={Array.from({ length: ages.length < mostChildren ? oldestChild + 1 : 0 }, (_, age) => ({
          value: String(age),
          label: ageWords(age),
        }))}
        value=""
        verb={t('Add')}
        onDo={(value) => onChange([...ages, Number(value)])}
      />
      <p role="status" className="sr-only">
        {ages.length > 0 && t('Children: {ages}', { ages: ages.map(ageWords).join(', ') })}
      </p>
      {ages.length > 0 && (
        <ul aria-label={t('Ages of the children')} className="flex flex-wrap gap-2">
          {ages.map((age, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: twins are of one age
            <li key={`${age} ${index}`}>
              <RemovableChip
                label={t('Remove {label}', { label: ageWords(age) })}
                onRemove={() => onChange(ages.filter((_, at) => at !== index))}
              >
                {ageWords(age)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
