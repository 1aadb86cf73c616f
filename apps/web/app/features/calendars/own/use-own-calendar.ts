import type { OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useRef, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import type { Change, Edit } from './change.ts';
import { fetchOwn } from './fetch-own.ts';

export interface OwnCalendarProps {
  kind: KindsWith<'blocks'>;
  id: string;
  first: OwnerCalendar;
}

/** The calendar of one's own listing as it is shown, what changes it, and what is said of that. */
export function useOwnCalendar({ kind, id, first }: OwnCalendarProps) {
  const [calendar, setCalendar] = useState(first);
  /** As the server last had it: what is done next begins there. */
  const newest = useRef(first);
  const lastWork = useRef<Promise<void>>(undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ReactNode>();
  const [said, setSaid] = useState('');

  const show = (to: OwnerCalendar) => {
    newest.current = to;
    setCalendar(to);
  };

  /** Does what changes the calendar, after what is under way, and says what became of it. A refusal is thrown. */
  const during = (work: () => Promise<string>): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    const before = lastWork.current;
    const done = (async () => {
      await before?.catch(() => {});
      try {
        setSaid(await work());
      } catch (error) {
        setSaid('');
        throw error;
      }
    })();
    lastWork.current = done;
    return done.finally(() => lastWork.current === done && setIsBusy(false));
  };
  const change: Change = (work, words) =>
    during(async () => {
      show(await work());
      return words;
    });
  /** Sent whole, blocks would free the days that were blocked elsewhere: the one change is done to those, then. */
  const apply = (edit: Edit): Promise<void> => {
    const send = async (shown: OwnerCalendar) => {
      const { blocks, words } = edit(shown);
      const body = { blocks, version: shown.version };
      show(await call(keyOf(kind, 'blocks'), { params: { id }, body }));
      return words;
    };
    return during(async () => {
      try {
        return await send(newest.current);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'STALE_VERSION')) throw error;
        const there = await fetchOwn(call, kind, id);
        show(there);
        return `${await send(there)} ${t('Your calendar was changed elsewhere in the meantime: that is kept as well.')}`;
      }
    });
  };
  /** The same from above the months, where it is said what was refused. What failed stays said while what was pressed meanwhile is done. */
  const block = async (edit: Edit): Promise<boolean> => {
    try {
      await apply(edit);
      return true;
    } catch (error) {
      setProblem(errorText(error, t('This could not be saved.')));
      return false;
    }
  };
  /** Says why a change is not tried. */
  const refuse = (why: ReactNode) => {
    setSaid('');
    setProblem(why);
  };

  return { calendar, isBusy, problem, said, change, apply, block, refuse };
}
