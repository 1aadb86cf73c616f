import type { ListingStatus } from '../listings/listing-statuses.ts';
import { t } from '../words/t.ts';

export const transitionActors = ['owner', 'admin', 'system'] as const;
export type TransitionActor = (typeof transitionActors)[number];

/** A transition from one status to another. `from` is null for the creation of a listing. */
export interface Transition {
  from: ListingStatus | null;
  to: ListingStatus;
  by: readonly TransitionActor[];
  /** What a person calls it, on a button. */
  verb: string;
  /** Whether our pages ask why; the call itself does not insist. */
  asksReason: boolean;
}

/** Every transition of a listing. Nothing else changes a status, and pages draw their buttons from it. */
export const transitions: readonly Transition[] = [
  { from: null, to: 'pending', by: ['owner'], verb: t('Submit'), asksReason: false },
  { from: null, to: 'approved', by: ['admin'], verb: t('Publish'), asksReason: false },
  { from: 'pending', to: 'approved', by: ['admin', 'system'], verb: t('Verify'), asksReason: false },
  { from: 'pending', to: 'rejected', by: ['admin'], verb: t('Reject'), asksReason: true },
  { from: 'approved', to: 'rejected', by: ['admin'], verb: t('Unverify'), asksReason: true },
  // What was paid for is taken down when the payment is given back.
  { from: 'pending', to: 'rejected', by: ['system'], verb: t('Take down'), asksReason: false },
  { from: 'approved', to: 'rejected', by: ['system'], verb: t('Take down'), asksReason: false },
  { from: 'approved', to: 'pending', by: ['system'], verb: t('Hold for review'), asksReason: false },
  { from: 'rejected', to: 'approved', by: ['admin'], verb: t('Verify'), asksReason: true },
  // The words of a rejection turn out to be wrong, and not the rejection.
  { from: 'rejected', to: 'rejected', by: ['admin'], verb: t('Correct the reason'), asksReason: true },
  { from: 'rejected', to: 'pending', by: ['owner'], verb: t('Send again'), asksReason: false },
];

export const findTransition = (
  from: ListingStatus | null,
  to: ListingStatus,
  by: TransitionActor,
): Transition | undefined =>
  transitions.find(
    (transition) => transition.from === from && transition.to === to && transition.by.includes(by),
  );

/** The transitions that an owner or administrator may ask for in this status. */
export const transitionsFrom = (from: ListingStatus, by: TransitionActor): Transition[] =>
  transitions.filter((transition) => transition.from === from && transition.by.includes(by));
