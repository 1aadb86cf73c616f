import { TextField } from '~/ui/form/text-field.tsx';
import type { WidgetProps } from '../form/form-context.ts';
import { Rows } from './rows.tsx';

interface Certification {
  name: string;
  issuedBy: string;
  year: string | number | null;
}

export function CertificationRows(props: WidgetProps<Certification[]>) {
  return (
    <Rows {...props} noun="certification" blank={() => ({ name: '', issuedBy: '', year: '' })}>
      {(row, change) => (
        <>
          <TextField
            label="Name"
            autoComplete="off"
            placeholder="National Tourist Guide"
            value={row.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <div className="grid grid-cols-[1fr_6.5rem] gap-3">
            <TextField
              label="Issued by"
              autoComplete="off"
              value={row.issuedBy}
              onChange={(event) => change({ issuedBy: event.target.value })}
            />
            <TextField
              label="Year"
              autoComplete="off"
              inputMode="numeric"
              value={row.year ?? ''}
              onChange={(event) => change({ year: event.target.value })}
            />
          </div>
        </>
      )}
    </Rows>
  );
}
