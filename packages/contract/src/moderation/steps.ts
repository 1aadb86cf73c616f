import type { ListingStatus } from '../listings/views.ts';

export type StepBy = 'owner' | 'admin' | 'system';

/** A way from one status to another. `from` is null for the making of a listing. */
export interface Step {
  from: ListingStatus | null;
  to: ListingStatus;
  by: readonly StepBy[];
  /** What a person calls it, on a button. */
  verb: string;
  /** Whether our pages ask why; the call itself does not insist. */
  asksReason: boolean;
}

/** Every step a listing can take. Nothing else changes a status, and pages draw their buttons from it. */
export const steps: readonly Step[] = [
  { from: null, to: 'pending', by: ['owner'], verb: 'Submit', asksReason: false },
  { from: null, to: 'approved', by: ['admin'], verb: 'Publish', asksReason: false },
  { from: 'pending', to: 'approved', by: ['admin', 'system'], verb: 'Verify', asksReason: false },
  { from: 'pending', to: 'rejected', by: ['admin'], verb: 'Reject', asksReason: true },
  { from: 'approved', to: 'rejected', by: ['admin'], verb: 'Unverify', asksReason: true },
  // What was paid for is taken down when the payment is given back.
  { from: 'pending', to: 'rejected', by: ['system'], verb: 'Take down', asksReason: false },
  { from: 'approved', to: 'rejected', by: ['system'], verb: 'Take down', asksReason: false },
  { from: 'approved', to: 'pending', by: ['system'], verb: 'Hold for review', asksReason: false },
  { from: 'rejected', to: 'approved', by: ['admin'], verb: 'Verify', asksReason: true },
  // The words of a rejection turn out to be wrong, and not the rejection.
  { from: 'rejected', to: 'rejected', by: ['admin'], verb: 'Correct the reason', asksReason: true },
  { from: 'rejected', to: 'pending', by: ['owner'], verb: 'Send again', asksReason: false },
];

export const findStep = (from: ListingStatus | null, to: ListingStatus, by: StepBy): Step | undefined =>
  steps.find((step) => step.from === from && step.to === to && step.by.includes(by));

/** What somebody may do with a listing in this status. */
export const stepsFrom = (from: ListingStatus, by: StepBy): Step[] =>
  steps.filter((step) => step.from === from && step.by.includes(by));
