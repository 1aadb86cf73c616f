import { t } from '@serendib/contract/words/t';
import { useController } from 'react-hook-form';
import { Checkbox } from '~/ui/form/choice.tsx';
import { useFormParts } from './form-context.ts';

/** Between the form that links elsewhere and the one that is filled in here; what both ask for stays as it was typed. */
export function Toggle({ label }: { label: string }) {
  const { field } = useController({ name: 'isExternal' });
  const { isEdit } = useFormParts();
  return (
    <div className="bg-tint px-5 py-3">
      <Checkbox
        label={<span className="font-[650]">{label}</span>}
        name="isExternal"
        checked={field.value === true}
        disabled={isEdit}
        hint={isEdit ? t('This cannot be changed later.') : undefined}
        onChange={(event) => field.onChange(event.target.checked)}
      />
    </div>
  );
}
