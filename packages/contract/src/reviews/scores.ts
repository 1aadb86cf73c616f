import { t } from '../words/t.ts';

/** What those who travelled are asked besides: what a journey here is good or bad by. */
export const scoreNames = ['asAgreed', 'priceAsQuoted', 'safe', 'noShopStops', 'wouldGoAgain'] as const;
export type ScoreName = (typeof scoreNames)[number];

/** How a form asks for them, and a page says them. */
export const scoreLabels: Record<ScoreName, string> = {
  asAgreed: t('As agreed'),
  priceAsQuoted: t('Price as quoted'),
  safe: t('Safe on the way'),
  noShopStops: t('No unwanted shop stops'),
  wouldGoAgain: t('Would go again'),
};

export type Scores = Partial<Record<ScoreName, number>>;
