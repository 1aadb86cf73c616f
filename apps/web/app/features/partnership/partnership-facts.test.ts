import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { yearlySavingPercent } from '@serendib/contract/prices';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { priceOf } from '~/lib/words/price-of.ts';
import { businessOffer } from './offers/business.ts';
import { guideOffer } from './offers/guide.ts';
import { tourOffer, tourOfferOnSale } from './offers/tour.ts';
import { vehicleOffer } from './offers/vehicle.ts';
import { freePrice } from './plans-of.ts';
import { Questions } from './questions.tsx';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('where three photographs are promised in place of one, the kind takes three', () => {
  const promised = [
    [guideOffer, kinds.tourGuide],
    [vehicleOffer, kinds.vehicle],
    [businessOffer, kinds.businessListing],
    [tourOffer, kinds.tour],
  ] as const;
  for (const [{ name, plans, free }, kind] of promised) {
    const says = JSON.stringify(plans).includes('Three photographs in place of one');
    const { images }: Kind = kind;
    expect(says, name).toBe(images.premium === 3 && images.free === 1);
    // Where nothing is promised, who pays may show as many as who does not.
    expect(images.premium > images.free, name).toBe(says);
    expect(free.to.replace(/\?.*/, ''), name).toBe(kind.pages.register);
  }
});

test('premium is sold with no better place than lists and searches give it', () => {
  const sold = [
    [guideOffer, kinds.tourGuide],
    [vehicleOffer, kinds.vehicle],
    [businessOffer, kinds.businessListing],
    [tourOffer, kinds.tour],
    [tourOfferOnSale, kinds.tour],
  ] as const;
  for (const [offer, kind] of sold) {
    const { availability }: Kind = kind;
    const monthly = offer.plans.find(({ plan }) => plan === 'monthly')?.includes.join('. ') ?? '';
    expect(monthly, offer.path).toContain('in a search, behind what fits better or lies nearer');
    // What is booked or away comes after all that can be had, paid for or not.
    expect(/A place .* while (you are|it is) available/.test(monthly), offer.path).toBe(
      availability !== undefined,
    );
    expect(JSON.stringify(offer), offer.path).not.toMatch(/every search|in every list|no other way up/i);
  }
});

test('prices and savings come from the price list', () => {
  expect(plain(freePrice)).toBe('LKR 0');
  expect(plain(priceOf('guide_premium_yearly'))).toBe('LKR 4,800');
  expect(guideOffer.plans[2]?.saving).toBe(
    `Saves ${yearlySavingPercent('guide_premium_monthly', 'guide_premium_yearly')}%`,
  );
  expect(plain(guideOffer.plans[2]?.line ?? '')).toBe(
    'That is LKR 400 a month, and LKR 1,200 less than twelve single months.',
  );
  expect(plain(businessOffer.plans[2]?.line ?? '')).toBe(
    'That is LKR 1,250 a month, and LKR 3,000 less than twelve single months.',
  );
});

test('where it is promised that a person reads a listing first, a premium vehicle is excepted, which is live at once', () => {
  const Page = createRoutesStub([
    { path: '/', Component: () => createElement(Questions, { mode: 'paused' }) },
  ]);
  const words = renderToStaticMarkup(createElement(Page));
  expect(words).toContain(
    'A person reads a listing before travellers do; a premium vehicle goes live at once and is read afterwards.',
  );
  expect(words).not.toContain('every listing');
});
