import type { KindName } from '../listings/kind.ts';
import { t } from '../words/t.ts';

export const paperTypes = ['licence', 'permit', 'insurance', 'registration'] as const;
export type PaperType = (typeof paperTypes)[number];

/** What proves what a listing says. Of other kinds nothing is asked. */
export const papersOf: Partial<Record<KindName, { type: PaperType; label: string }[]>> = {
  tourGuide: [{ type: 'licence', label: t('Guide licence') }],
  vehicle: [
    { type: 'licence', label: t('Driving licence') },
    { type: 'permit', label: t('Permit') },
    { type: 'insurance', label: t('Insurance') },
  ],
  businessListing: [{ type: 'registration', label: t('Business registration') }],
};

/** Both sides, and one more. */
export const mostOfAType = 3;
/** Days after the decision for which they were looked at. */
export const paperDays = 90;
/** Days for which papers wait for the listing they were added for. */
export const waitingPaperDays = 7;

/** What is said ready-made to ask for papers. A rejection that says so leads to where they are added. */
export const paperReasons: Partial<Record<KindName, string>> = {
  tourGuide: t('Please add a photo of your guide licence under Papers, so that we can check it.'),
  vehicle: t('Please add the permit and the insurance of this vehicle, so that we can check them.'),
  businessListing: t('Please add a photo of your registration under Papers, so that we can check it.'),
};
/** The part of the form in which they are added; the form's own answers about papers are another. */
export const papersAnchor = 'paper-photos';

export const asksForPapers = (reason: string | null | undefined): boolean =>
  Object.values(paperReasons).some((words) => reason?.includes(words));
