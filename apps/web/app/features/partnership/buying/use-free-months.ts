import type { FreeMonthsKind, FreeMonthsView } from '@serendib/contract/entitlements/endpoints';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { storedUser } from '~/lib/session/session.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';

export interface FreeMonthsOffer {
  /** Undefined as long as it is not known, or the reader is not signed in. */
  mine: FreeMonthsView | undefined;
  busy: boolean;
  problem: string | undefined;
  begin: () => Promise<void>;
}

const findMine = (kind: FreeMonthsKind): Promise<FreeMonthsView | undefined> =>
  call('GET /free-months').then(({ data }) => data.find((one) => one.kind === kind));

const isTaken = (mine: FreeMonthsView | undefined): boolean => mine?.state === 'taken';

/** What the reader is offered of a kind, and the way to begin it. */
export function useFreeMonths(kind: FreeMonthsKind | undefined): FreeMonthsOffer {
  const id = useUser()?._id;
  const [found, setFound] = useState<{ of: string; mine: FreeMonthsView | undefined }>();
  const isBeginning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!kind || !id) return;
    let isOver = false;
    findMine(kind).then(
      (mine) => {
        // What was taken while this was on its way stays so: the reply tells of before.
        if (!isOver)
          setFound((known) => (known?.of === id && isTaken(known.mine) ? known : { of: id, mine }));
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [kind, id]);
  const begin = async () => {
    // A press may come before the page knows who reads it.
    const me = storedUser()?._id;
    // A press from before the scripts came may be given back beside one that was heard.
    if (!kind || !me || isBeginning.current) return;
    isBeginning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const mine = await call('POST /free-months', { body: { kind } });
      setFound({ of: me, mine });
      toast(
        mine.endsAt ? t('Your two free months have begun.') : t('Your first tour is free: submit it now.'),
        'good',
      );
    } catch (error) {
      // Where only the answer was lost, of this press or of one before, they are given.
      const mine = await findMine(kind).catch(() => undefined);
      if (isTaken(mine)) setFound({ of: me, mine });
      else setProblem(errorText(error, t('The free months could not be begun.')));
    } finally {
      isBeginning.current = false;
      setBusy(false);
    }
  };
  const mine = found && found.of === id ? found.mine : undefined;
  return { mine, busy, problem, begin };
}
