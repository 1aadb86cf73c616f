import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { searchOf } from '~/lib/api/make-call.ts';
import { saveFile } from '~/lib/api/save-file.ts';
import type { ApiKey } from '~/lib/api/types.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

export type ExportedTable = ApiKey extends infer Key
  ? Key extends `GET /admin/exports/${infer Table}`
    ? Table
    : never
  : never;

export interface ExportProps {
  /** The last word of the call's path. */
  table: ExportedTable;
  /** What narrows the table narrows the file. */
  query: object;
}

/** The table as a file, with the filters it has at this moment. */
export function Export({ table, query }: ExportProps) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveFile(`/api/admin/exports/${table}${searchOf(query)}`, `serendib-${table}.csv`);
    } catch (error) {
      toast(errorText(error, t('The file could not be fetched.')), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small look="line" busy={busy} onClick={save}>
      {t('Export CSV')}
    </Button>
  );
}
