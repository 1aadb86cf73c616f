import { longestInRow } from '@serendib/contract/listings/row-limits';
import { t } from '@serendib/contract/words/t';
import { TextField } from '~/ui/form/text-field.tsx';
import type { WidgetProps } from '../form/form-context.ts';
import { Rows } from './rows.tsx';

interface Certification {
  name: string;
  issuedBy: string;
  year: string | number | null;
}

const words = {
  add: t('Add a certification'),
  remove: (number: number) => t('Remove certification {number}', { number }),
};

export function CertificationRows(props: WidgetProps<Certification[]>) {
  return (
    <Rows {...props} words={words} blank={() => ({ name: '', issuedBy: '', year: '' })}>
      {(row, change) => (
        <>
          <TextField
            label={t('Name')}
            autoComplete="off"
            placeholder={t('National Tourist Guide')}
            limit={longestInRow.certification}
            value={row.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <div className="grid grid-cols-[1fr_6.5rem] gap-3">
            <TextField
              label={t('Issued by')}
              autoComplete="off"
              limit={longestInRow.certification}
              value={row.issuedBy}
              onChange={(event) => change({ issuedBy: event.target.value })}
            />
            <TextField
              label={t('Year')}
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
