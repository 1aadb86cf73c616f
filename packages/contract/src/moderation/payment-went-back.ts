import { t } from '../words/t.ts';

/** The reason with which what a payment published is taken down once that went back: it is paid for again, and not mended. */
export const paymentWentBack = t('The payment for it was given back.');
