import type { KindName } from '@serendib/contract/listings/kind';
import type { Paper } from '@serendib/contract/papers/endpoints';
import { type PaperType, papersAnchor } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '~/lib/api/call.ts';
import { mayBeDone } from '~/lib/api/may-be-done.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { useFormParts } from '../form/form-context.ts';
import { sendFile } from '../photos/send-photo.ts';
import { useArrivals } from '../photos/use-arrivals.tsx';
import { makeLostPapers } from './lost-papers.ts';

/** A photo of a paper that is on its way, or that failed. */
export interface MovingPaper {
  id: number;
  type: PaperType;
  file: File;
  /** 0 to 1. */
  sent: number;
  failure?: string | undefined;
  /** No answer came, and it may be kept all the same. */
  isUnsure?: boolean;
  abort: AbortController;
}

const notLoaded = (error: unknown): string => errorText(error, t('Your papers could not be loaded.'));
export const notDeleted = (error: unknown): string => errorText(error, t('The photo could not be deleted.'));

const takenBack = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

/** Papers that are kept, and those that are on their way to be. The form waits for these, and is not sent without one that failed. */
export function usePapers(kind: KindName, listingId: string | undefined) {
  const { waitFor } = useFormParts();
  const { clearErrors } = useFormContext();
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [moving, setMoving] = useState<readonly MovingPaper[]>([]);
  const [problem, setProblem] = useState<string>();
  const { status, ...say } = useArrivals();
  const made = useRef(0);
  const unwanted = useRef(new Set<number>());
  const lost = useMemo(() => {
    const list = async () => {
      const { data } = await call('GET /papers', { query: listingId ? { listingId } : { kind } });
      return data;
    };
    return makeLostPapers(list, (listed) => {
      setPapers(listed);
      setProblem(undefined);
    });
  }, [kind, listingId]);
  useEffect(() => {
    lost.ready().catch((error: unknown) => setProblem(notLoaded(error)));
  }, [lost]);

  const mend = (id: number, change: Partial<MovingPaper>) =>
    setMoving((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const forget = (id: number) => setMoving((all) => all.filter((one) => one.id !== id));
  /** What the form says of papers that failed goes with the last of them. */
  const clearUnlessOthersFailed = (id: number) => {
    if (!moving.some((one) => one.id !== id && one.failure !== undefined)) clearErrors(papersAnchor);
  };
  const remove = async (id: string): Promise<void> => {
    setProblem(undefined);
    await call('DELETE /papers/{id}', { params: { id } });
    setPapers((known) => known.filter(({ _id }) => _id !== id));
  };
  /** Whether one that was taken back, and is kept by now, is gone. */
  const isGone = ({ _id }: Paper): Promise<boolean> =>
    remove(_id).then(
      () => true,
      (error: unknown) => {
        setProblem(notDeleted(error));
        return false;
      },
    );
  const settle = async ({ id, file }: MovingPaper, paper: Paper) => {
    if (unwanted.current.has(id) && (await isGone(paper))) return;
    setPapers((known) => [...known, paper]);
    forget(id);
    say.arrived(file);
  };
  /** Whether one without an answer is kept, and then all is done for it that its answer would have done. */
  const isKept = async (moving: MovingPaper): Promise<boolean> => {
    const paper = await lost.find(moving.type);
    if (paper) await settle(moving, paper);
    return paper !== undefined;
  };
  const isKnownToBeKept = (moving: MovingPaper): Promise<boolean> =>
    isKept(moving).catch((error: unknown) => {
      // It is shown no more, and may be there.
      if (unwanted.current.has(moving.id)) setProblem(notLoaded(error));
      return false;
    });
  const send = async (moving: MovingPaper) => {
    const { id, type, file, abort } = moving;
    // Before that nothing of it goes out.
    let isReady = false;
    try {
      await Promise.race([lost.ready(), takenBack(abort.signal)]);
      isReady = true;
      if (moving.isUnsure && (await isKept(moving))) return;
      const form = { type, ...(listingId ? { listingId } : { kind }), paper: file };
      const sending = sendFile('POST /papers', form, (sent) => mend(id, { sent }), abort.signal);
      await settle(moving, await lost.told(type, sending));
    } catch (error) {
      const isUnsure = moving.isUnsure || (isReady && mayBeDone(error));
      if (isUnsure && (await isKnownToBeKept(moving))) return;
      say.ended();
      const failure = isReady ? errorText(error, t('The photo could not be kept.')) : notLoaded(error);
      mend(id, { isUnsure, failure });
    }
  };
  return {
    papers,
    moving,
    status,
    problem,
    add(type: PaperType, file: File) {
      setProblem(undefined);
      const paper = { id: made.current++, type, file, sent: 0, abort: new AbortController() };
      setMoving((all) => [...all, paper]);
      say.sending(file);
      waitFor(send(paper));
    },
    retry(paper: MovingPaper) {
      mend(paper.id, { sent: 0, failure: undefined });
      clearUnlessOthersFailed(paper.id);
      say.sending(paper.file);
      waitFor(send(paper));
    },
    /**
     * One that failed or is on its way. What has gone out whole may be kept by now: its answer is waited for, to delete it, and
     * where none came it is looked for.
     */
    takeAway(paper: MovingPaper) {
      const { id, sent, abort } = paper;
      unwanted.current.add(id);
      if (sent < 1) abort.abort();
      forget(id);
      if (paper.failure !== undefined && paper.isUnsure) waitFor(isKnownToBeKept(paper));
      say.ended();
      clearUnlessOthersFailed(id);
    },
    remove,
  };
}
