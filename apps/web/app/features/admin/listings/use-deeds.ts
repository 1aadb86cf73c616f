import { stepsFrom } from '@serendib/contract/moderation/steps';
import { useState } from 'react';
import type { Deeds } from '../review/deed-bar.tsx';
import type { Dossier } from '../review/dossier.ts';
import { attempt, judge, markReviewed, type Outcome, removeListing } from './deeds.ts';
import { failedWords, kindTitles } from './desk-words.ts';

interface Wanted {
  dossier: Dossier | null;
  /** On to the next, and the list anew. */
  advance: () => Promise<void>;
  /** This one anew. */
  again: () => void;
  revalidate: () => Promise<void>;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What is done with the open listing, by button or key. Nothing is judged that was not on the screen yet. */
export function useDeeds({ dossier, advance, again, revalidate }: Wanted) {
  const [busy, setBusy] = useState(false);
  const [asksWhy, setAsksWhy] = useState(false);
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
    const outcome = await attempt(deed, done, failed, tell);
    setBusy(false);
    if (outcome === 'failed') return outcome;
    setAsksWhy(false);
    if (outcome === 'stale') again();
    else await advance();
    return outcome;
  };
  const noun = brief ? capitalised(kindTitles[brief.kind].one) : '';
  const reviewed = () => {
    if (!brief?.needsReview) return;
    void work(() => markReviewed(brief), 'Listing marked as reviewed.', 'Failed to mark as reviewed.');
  };
  const deeds: Deeds = {
    busy,
    approve() {
      if (!brief) return;
      if (!can('approved')) return reviewed();
      void work(
        () => judge(brief, 'approved'),
        `${noun} verified: ${brief.title}`,
        failedWords(brief.kind, 'verified'),
      );
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
  return {
    ...deeds,
    reasonDialog: {
      open: asksWhy,
      onClose: () => setAsksWhy(false),
      title: brief?.status === 'approved' ? 'Unverify, and say why' : 'Reject, and say why',
      kinds: brief ? [brief.kind] : [],
      confirm: brief?.status === 'approved' ? 'Unverify' : 'Reject',
      onConfirm: async (reason: string, tell: (words: string) => void): Promise<Outcome> => {
        if (!brief) return 'failed';
        return work(
          () => judge(brief, 'rejected', reason),
          `${noun} rejected: ${brief.title}`,
          failedWords(brief.kind, 'rejected'),
          tell,
        );
      },
    },
  };
}
