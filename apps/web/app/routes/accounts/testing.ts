import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { type Answer, answer, lists, openPage, routeAt, says, signIn } from '~/testing/open-page.tsx';
import * as profile from './profile.tsx';

export type Kind = keyof typeof kinds;
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const image = `https://serendib.example/media/${'a'.repeat(22)}/800.webp`;

/** One of mine, as the server lists it. */
export const mine = (kind: Kind, name: string, over: object = {}) => ({
  ...kinds[kind].example,
  ...{ _id: `the-${kind}`, version: 1, status: 'pending', isVerified: false, submittedBy: 'nimal' },
  ...{ submittedAt: inDays(-0.5), rejectReason: null, needsReview: false, lookedAt: null, checkedAt: null },
  ...{ isPremium: false, premiumExpiry: null, hadPremiumBefore: false, featuredStatus: 'none' },
  ...{
    imageIsDrawing: false,
    viewCount: 20,
    clickCount: 0,
    inquiryCount: 0,
    reviewCount: 0,
    isHidden: false,
  },
  ...{ [kinds[kind].title]: name, image, imageUrl: image, vehicleImages: [image] },
  ...over,
});
const none = { hasActivePremiumSubscription: false, activePlanType: null, premiumExpiry: null };
export const nothing: Record<string, Answer> = {
  ...Object.fromEntries((Object.keys(kinds) as Kind[]).map((kind) => [keyOf(kind, 'mine'), lists()])),
  'GET /payments/user': lists(),
  'GET /free-months': lists(),
  'GET /auth/sessions': lists(),
  'GET /auth/factors': says({
    authenticatorSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    isRequired: false,
  }),
  'GET /auth/profile': says({
    ...{ _id: 'nimal', userName: 'Nimal Perera', email: 'nimal@example.lk', hasPassword: true },
    ...{ role: 'user', createdAt: inDays(-30), authMethods: ['password'] },
  }),
  'GET /vehicles/my-premium-status': says(none),
  'GET /tour-guides/my-premium-status': says(none),
  'GET /affiliate-links/my-premium-status': says(none),
};

export const opened = async (tab: string, answers: Parameters<typeof answer>[0] = {}) => {
  signIn();
  const heard = answer({ ...nothing, ...answers });
  return { ...(await openPage(routeAt('/profile', profile), `/profile?tab=${tab}`)), ...heard };
};
export const hrefs = (within = document.body) =>
  [...within.querySelectorAll('a')].map((link) => link.getAttribute('href'));
