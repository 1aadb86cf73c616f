import type { ItineraryRow } from '@serendib/contract/listings/field';
import { longestInRow } from '@serendib/contract/listings/row-limits';
import { t } from '@serendib/contract/words/t';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import type { WidgetProps } from '../form/form-context.ts';
import { dayLabel } from '../form/values.ts';
import { Rows } from './rows.tsx';

const words = {
  add: t('Add a day'),
  remove: (number: number) => t('Remove day {number}', { number }),
};

export function ItineraryRows(props: WidgetProps<ItineraryRow[]>) {
  const { field } = props;
  return (
    <Rows {...props} words={words} blank={(index) => ({ day: dayLabel(index), description: '' })}>
      {(row, change, index) => (
        <>
          <TextField
            label={t('Day')}
            name={`${field.name}.${index}.day`}
            autoComplete="off"
            limit={longestInRow.day}
            value={row.day}
            onChange={(event) => change({ day: event.target.value })}
          />
          <TextAreaField
            label={t('What happens')}
            name={`${field.name}.${index}.description`}
            rows={2}
            limit={longestInRow.happens}
            value={row.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </>
      )}
    </Rows>
  );
}
