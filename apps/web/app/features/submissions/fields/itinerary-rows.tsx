import type { ItineraryRow } from '@serendib/contract/listings/field';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import type { WidgetProps } from '../form/form-context.ts';
import { dayLabel } from '../form/values.ts';
import { Rows } from './rows.tsx';

export function ItineraryRows(props: WidgetProps<ItineraryRow[]>) {
  return (
    <Rows {...props} noun="day" blank={(index) => ({ day: dayLabel(index), description: '' })}>
      {(row, change) => (
        <>
          <TextField
            label="Day"
            autoComplete="off"
            value={row.day}
            onChange={(event) => change({ day: event.target.value })}
          />
          <TextAreaField
            label="What happens"
            rows={2}
            value={row.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </>
      )}
    </Rows>
  );
}
