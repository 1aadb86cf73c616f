import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminRow } from './admin-row.ts';
import { listOf } from './list-of.ts';

interface Problem {
  _id: string;
  title: string;
  words: string;
}
interface Told extends Problem {
  /** The address of the list that it was chosen in. */
  list: string;
  /** How its row stands, null where it has left the list; not known until the list has come anew. */
  stood?: string | null;
}

/** What could not be done of many: told until its listing is decided on, or another list is shown. */
export function useProblems(rows: readonly AdminRow[]) {
  const list = listOf(useLocation());
  const [problems, setProblems] = useState<readonly Told[]>([]);
  useEffect(() => {
    const standOf = (id: string) => {
      const row = rows.find(({ _id }) => _id === id);
      return row ? `${row.status} ${row.version}` : null;
    };
    setProblems((told) =>
      told.flatMap((one) => {
        const stood = standOf(one._id);
        const isSo = one.stood === undefined || one.stood === stood;
        return one.list === list && isSo ? [{ ...one, stood }] : [];
      }),
    );
  }, [rows, list]);
  const tell = (found: readonly Problem[]) => setProblems(found.map((one) => ({ ...one, list })));
  return [problems, tell] as const;
}
