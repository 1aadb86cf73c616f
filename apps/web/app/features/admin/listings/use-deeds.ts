import { stepsFrom } from '@serendib/contract/moderation/steps';
import { useState } from 'react';
import { kindUi } from '~/kinds/index.ts';
import type { Deeds } from '../review/deed-bar.tsx';
import type { Dossier } from '../review/dossier.ts';
import { attempt, judge, markReviewed, type Outcome, removeListing } from './deeds.ts';
import { failedWords } from './desk-words.ts';
import { offerUndo } from './undo.ts';

interface Wanted {
  dossier: Dossier | null;
  /** On to the next, and the list anew. */
  advance: () => Promise<void>;
  /** This one anew. */
  again: () => void;
  revalidate: () => Promise<void>;
}

/** What one does who says why it is not shown. */
const rejectWords = { pending: 'Reject', approved: 'Unverify', rejected: 'Correct the reason' } as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What is done with the open listing, by button or key. Nothing is judged that was not on the screen yet. */
export function useDeeds({ dossier, advance, again, revalidate }: Wanted) {
  const [busy, setBusy] = useState(false);
  const [asksWhy, setAsksWhy] = useState(false);
  /** What is to be done although there are warnings, or after it was rejected. */
  const [asksTwice, setAsksTwice] = useState<'approve' | 'reviewed'>();
  const [asksWhyVerify, setAsksWhyVerify] = useState(false);
  const brief = dossier?.review.listing;
  const can = (to: 'approved' | 'rejected') =>
    brief !== undefined && stepsFrom(brief.status, 'admin').some((step) => step.to === to);

  const work = async (
    deed: () => Promise<unknown>,
    done: string,
    failed: string,
    tell?: (words: string) => void,
  ): Promise<Outcome> => {
    if (busy) return 'failed';
    setBusy(true);
    const ids = brief ? [brief._id] : [];
    const outcome = await attempt(deed, () => offerUndo(done, ids), failed, tell);
    setBusy(false);
    if (outcome === 'failed') return outcome;
    setAsksWhy(false);
    setAsksWhyVerify(false);
    if (outcome === 'stale') again();
    else await advance();
    return outcome;
  };
  const noun = brief ? capitalised(kindUi[brief.kind].one) : '';
  const isWarned = (dossier?.review.warnings.length ?? 0) > 0;
  const markSeen = () => {
    if (!brief) return;
    void work(() => markReviewed(brief), 'Listing marked as reviewed.', 'Failed to mark as reviewed.');
  };
  const verify = async (reason?: string, tell?: (words: string) => void): Promise<Outcome> => {
    if (!brief) return 'failed';
    return work(
      () => judge(brief, 'approved', reason),
      `${noun} verified: ${brief.title}`,
      failedWords(brief.kind, 'verified'),
      tell,
    );
  };
  const reviewed = () => {
    if (!brief?.needsReview) return;
    if (isWarned) setAsksTwice('reviewed');
    else markSeen();
  };
  const go = () => {
    if (brief?.status === 'rejected') setAsksWhyVerify(true);
    else void verify();
  };
  const deeds: Deeds = {
    busy,
    approve() {
      if (!brief || busy) return;
      if (brief.status === 'approved') return reviewed();
      if (isWarned) setAsksTwice('approve');
      else go();
    },
    reject() {
      if (can('rejected')) setAsksWhy(true);
    },
    reviewed,
    async remove(reason, tell) {
      if (!brief) return 'failed';
      return work(
        () => removeListing(brief, reason),
        `${noun} has been deleted successfully.`,
        failedWords(brief.kind, 'deleted'),
        tell,
      );
    },
    changed() {
      again();
      void revalidate();
    },
  };
  const rejecting = brief ? rejectWords[brief.status] : rejectWords.pending;
  return {
    ...deeds,
    lookTwice: {
      open: asksTwice !== undefined,
      title: brief?.title ?? '',
      warnings: dossier?.review.warnings ?? [],
      confirm: asksTwice === 'reviewed' ? 'Mark reviewed all the same' : 'Verify all the same',
      onClose: () => setAsksTwice(undefined),
      onConfirm() {
        setAsksTwice(undefined);
        if (asksTwice === 'reviewed') markSeen();
        else go();
      },
    },
    verifyDialog: {
      open: asksWhyVerify,
      onClose: () => setAsksWhyVerify(false),
      title: 'Verify after all, and say why',
      line: dossier?.listing.rejectReason
        ? `It was rejected with these words: “${dossier.listing.rejectReason}”`
        : 'It was rejected.',
      hint: 'The owner reads this in the e-mail that says it is live. The history keeps both.',
      confirm: 'Verify',
      look: 'act' as const,
      onConfirm: verify,
    },
    reasonDialog: {
      open: asksWhy,
      onClose: () => setAsksWhy(false),
      title: `${rejecting}, and say why`,
      kinds: brief ? [brief.kind] : [],
      confirm: rejecting,
      start: brief?.status === 'rejected' ? (dossier?.listing.rejectReason ?? '') : '',
      onConfirm: async (reason: string, tell: (words: string) => void): Promise<Outcome> => {
        if (!brief) return 'failed';
        return work(
          () => judge(brief, 'rejected', reason),
          brief.status === 'rejected'
            ? `Reason corrected: ${brief.title}`
            : `${noun} rejected: ${brief.title}`,
          failedWords(brief.kind, 'rejected'),
          tell,
        );
      },
    },
  };
}
