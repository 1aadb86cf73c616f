import { useState } from 'react';
import { searchOf } from '~/lib/api/make-call.ts';
import { saveFile } from '~/lib/api/save-file.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';

export interface ExportProps {
  /** The last word of the call's path. */
  table:
    | 'tour-guides'
    | 'vehicles'
    | 'tours'
    | 'affiliate-links'
    | 'blogs'
    | 'destinations'
    | 'users'
    | 'reviews'
    | 'audit'
    | 'payments';
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
    } catch {
      toast('The file could not be fetched. Please try again.', 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small look="line" busy={busy} onClick={save}>
      Export CSV
    </Button>
  );
}
