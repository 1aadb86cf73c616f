import { transitionsFrom } from '@serendib/contract/moderation/transitions';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { capitalised } from '~/lib/words/capitalised.ts';
import type { ListingActions } from '../review/action-bar.tsx';
import { type ListingDetail, newestPaperSeen } from '../review/listing-detail.ts';
import { attempt, decide, markReviewed, type Outcome, removeListing, type Seen } from './actions.ts';
import { failedWords } from './labels.ts';
import { listOf } from './list-of.ts';
import { type Made, offerUndo } from './undo.ts';

interface Wanted {
  detail: ListingDetail | null;
  /** On to the next, and the list anew. */
  advance: () => Promise<void>;
  /** This one anew. */
  again: () => void;
  reload: () => Promise<void>;
}

/** What one does who says why it is not shown. */
const rejectWords = {
  pending: t('Reject'),
  approved: t('Unverify'),
  rejected: t('Correct the reason'),
} as const;
const whyTitles = {
  pending: t('Reject, and say why'),
  approved: t('Unverify, and say why'),
  rejected: t('Correct the reason, and say why'),
} as const;

/** Of which listing it is asked, and what: why, or whether to do it although there are warnings. */
interface Question {
  of: string;
  asks: 'why reject' | 'why approve' | 'twice, approve' | 'twice, reviewed';
}

/** When a button is pressed: papers may have come since the listing did. */
const withPapers = (seen: Seen): Seen => ({ ...seen, newestPaper: newestPaperSeen(seen) });

/** What is done with the open listing, by button or key. Nothing is judged that was not on the screen yet. */
export function useListingActions({ detail, advance, again, reload }: Wanted) {
  const list = listOf(useLocation());
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const summary = detail?.review.listing;
  const id = summary?._id;
  const asked = question && question.of === id ? question.asks : undefined;
  const ask = (asks: Question['asks']) => id && setQuestion({ of: id, asks });
  /** Another may be asked of what was gone to meanwhile. */
  const close = () => setQuestion((now) => (now?.of === id ? undefined : now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is not asked again of a listing that is come back to
  useEffect(() => () => setQuestion(undefined), [id]);
  const can = (to: 'approved' | 'rejected') =>
    summary !== undefined &&
    transitionsFrom(summary.status, 'admin').some((transition) => transition.to === to);

  const work = async (
    action: () => Promise<Made>,
    done: string,
    failed: string,
    tell?: (words: string) => void,
  ): Promise<Outcome> => {
    if (busy) {
      tell?.(t('Another decision is still being sent. Please try again in a moment.'));
      return 'failed';
    }
    setBusy(true);
    const made: Made[] = [];
    const decided = async () => void made.push(await action());
    const outcome = await attempt(decided, () => offerUndo(done, made, { list }), failed, tell);
    setBusy(false);
    if (outcome === 'failed') return outcome;
    close();
    if (outcome === 'stale') again();
    else await advance();
    return outcome;
  };
  const noun = summary ? capitalised(kindUi[summary.kind].one) : '';
  const isWarned = (detail?.review.warnings.length ?? 0) > 0;
  const markSeen = () => {
    if (!summary) return;
    void work(
      () => markReviewed(withPapers(summary)),
      t('Listing marked as reviewed.'),
      t('Failed to mark as reviewed.'),
    );
  };
  const verify = async (reason?: string, tell?: (words: string) => void): Promise<Outcome> => {
    if (!summary) return 'failed';
    return work(
      () => decide(withPapers(summary), 'approved', reason),
      t('{noun} verified: {title}', { noun, title: summary.title }),
      failedWords(summary.kind, 'verified'),
      tell,
    );
  };
  const reviewed = () => {
    if (!summary?.needsReview) return;
    if (isWarned) ask('twice, reviewed');
    else markSeen();
  };
  const go = () => {
    if (summary?.status === 'rejected') ask('why approve');
    else void verify();
  };
  const actions: ListingActions = {
    busy,
    approve() {
      if (!summary || busy) return;
      if (summary.status === 'approved') return reviewed();
      if (isWarned) ask('twice, approve');
      else go();
    },
    reject() {
      if (can('rejected')) ask('why reject');
    },
    reviewed,
    async remove(reason, tell) {
      if (!summary) return 'failed';
      return work(
        () => removeListing(withPapers(summary), reason),
        t('{noun} has been deleted successfully.', { noun }),
        failedWords(summary.kind, 'deleted'),
        tell,
      );
    },
    changed() {
      again();
      void reload();
    },
  };
  const rejecting = summary ? rejectWords[summary.status] : rejectWords.pending;
  return {
    ...actions,
    lookTwice: {
      open: asked === 'twice, approve' || asked === 'twice, reviewed',
      title: summary?.title ?? '',
      warnings: detail?.review.warnings ?? [],
      confirm: asked === 'twice, reviewed' ? t('Mark reviewed all the same') : t('Verify all the same'),
      onClose: close,
      onConfirm() {
        close();
        if (asked === 'twice, reviewed') markSeen();
        else go();
      },
    },
    approveDialog: {
      open: asked === 'why approve',
      onClose: close,
      listing: summary?.title ?? '',
      title: t('Verify after all, and say why'),
      line: detail?.listing.rejectReason
        ? t('It was rejected with these words: “{reason}”', {
            reason: detail.listing.rejectReason,
          })
        : t('It was rejected.'),
      hint: t('The owner reads this in the e-mail that says it is live. The history keeps both.'),
      confirm: t('Verify'),
      look: 'act' as const,
      onConfirm: verify,
    },
    reasonDialog: {
      open: asked === 'why reject',
      onClose: close,
      title: whyTitles[summary?.status ?? 'pending'],
      listing: summary?.title ?? '',
      kinds: summary ? [summary.kind] : [],
      confirm: rejecting,
      start: summary?.status === 'rejected' ? (detail?.listing.rejectReason ?? '') : '',
      onConfirm: async (reason: string, tell: (words: string) => void): Promise<Outcome> => {
        if (!summary) return 'failed';
        return work(
          () => decide(withPapers(summary), 'rejected', reason),
          summary.status === 'rejected'
            ? t('Reason corrected: {title}', { title: summary.title })
            : t('{noun} rejected: {title}', { noun, title: summary.title }),
          failedWords(summary.kind, 'rejected'),
          tell,
        );
      },
    },
  };
}
