import type { KindName } from '@serendib/contract/listings/kind';
import type { Paper } from '@serendib/contract/papers/endpoints';
import { type PaperType, papersAnchor } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { sendFile } from '../photos/send-photo.ts';

/** A photo of a paper that is on its way, or that failed. */
export interface MovingPaper {
  id: number;
  type: PaperType;
  file: File;
  /** 0 to 1. */
  sent: number;
  failure?: string | undefined;
  abort: AbortController;
}

/** Papers that are kept, and those that are on their way to be. The form waits for these, and is not sent without one that failed. */
export function usePapers(kind: KindName, listingId: string | undefined) {
  const { waitFor } = useFormParts();
  const { clearErrors } = useFormContext();
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [moving, setMoving] = useState<readonly MovingPaper[]>([]);
  const [problem, setProblem] = useState<string>();
  const made = useRef(0);
  const load = useCallback(
    () => call('GET /papers', { query: listingId ? { listingId } : { kind } }),
    [kind, listingId],
  );
  useEffect(() => {
    let isWanted = true;
    load().then(
      ({ data }) => isWanted && setPapers(data),
      (error: unknown) => isWanted && setProblem(errorText(error, t('Your papers could not be loaded.'))),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);

  const mend = (id: number, change: Partial<MovingPaper>) =>
    setMoving((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const forget = (id: number) => setMoving((all) => all.filter((one) => one.id !== id));
  /** What the form says of papers that failed goes with the last of them. */
  const clearUnlessOthersFailed = (id: number) => {
    if (!moving.some((one) => one.id !== id && one.failure !== undefined)) clearErrors(papersAnchor);
  };
  const takeAway = (id: number) => {
    forget(id);
    clearUnlessOthersFailed(id);
  };
  const send = async ({ id, type, file, abort }: MovingPaper) => {
    try {
      const form = { type, ...(listingId ? { listingId } : { kind }), paper: file };
      const paper = await sendFile('POST /papers', form, (sent) => mend(id, { sent }), abort.signal);
      setPapers((known) => [...known, paper]);
      forget(id);
    } catch (error) {
      if (!abort.signal.aborted) mend(id, { failure: errorText(error, t('The photo could not be kept.')) });
    }
  };
  return {
    papers,
    moving,
    problem,
    add(type: PaperType, file: File) {
      const paper = { id: made.current++, type, file, sent: 0, abort: new AbortController() };
      setMoving((all) => [...all, paper]);
      waitFor(send(paper));
    },
    retry(paper: MovingPaper) {
      mend(paper.id, { sent: 0, failure: undefined });
      clearUnlessOthersFailed(paper.id);
      waitFor(send(paper));
    },
    /** One that is on its way. It may have been kept already, though the answer was not there yet: then it is shown. */
    takeBack({ id, abort }: MovingPaper) {
      abort.abort();
      forget(id);
      load().then(
        ({ data }) =>
          setPapers((known) => [
            ...known,
            ...data.filter((paper) => !known.some(({ _id }) => _id === paper._id)),
          ]),
        () => {},
      );
    },
    takeAway,
    async remove(id: string) {
      try {
        await call('DELETE /papers/{id}', { params: { id } });
        setPapers((known) => known.filter(({ _id }) => _id !== id));
      } catch (error) {
        setProblem(errorText(error, t('The photo could not be deleted.')));
      }
    },
  };
}
