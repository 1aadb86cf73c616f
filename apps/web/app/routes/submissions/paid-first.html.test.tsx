import type { PaymentMode } from '@serendib/contract/payments/gateway';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import * as blog from '~/kinds/blog/register.tsx';
import * as tour from '~/kinds/tour/register.tsx';
import { ApiError, type Call } from '~/lib/api/call.ts';
import { callContext } from '~/lib/api/load.ts';

/** The page as it comes from the server while payments are in a mode, or nothing is known of them. */
async function pageOf({ default: Form, loader }: typeof blog | typeof tour, mode?: PaymentMode) {
  const context = new RouterContextProvider();
  context.set(callContext, (async () => {
    if (!mode) throw new ApiError(503, 'UNAVAILABLE', 'Later.');
    return { mode };
  }) as unknown as Call);
  const request = new Request('https://serendib.test/submit');
  const loaderData = await loader({ request, params: {}, context });
  const Shown = Form as unknown as ComponentType<{ loaderData: unknown }>;
  const Page = createRoutesStub([{ path: '/', Component: () => <Shown loaderData={loaderData} /> }]);
  return renderToStaticMarkup(<Page />).replaceAll('\u00a0', ' ');
}

test.each([
  ['blog', blog, 'A post costs LKR 700, once,', 'Buy a post for LKR 700', '/partnership#blog-section'],
  [
    'tour',
    tour,
    'A tour costs LKR 2,000 a month,',
    'Buy a month for LKR 2,000',
    '/partnership#tour-partnership',
  ],
] as const)(
  'the form of a %s says what it costs and where to buy it, while payments are taken',
  async (...row) => {
    const [, form, words, buy, to] = row;
    const paid = await pageOf(form, 'simulator');
    expect(paid).toContain(words);
    expect(paid).toContain(buy);
    expect(paid.indexOf(words)).toBeLessThan(paid.indexOf('<form'));
    expect(paid).toContain(`href="${to}"`);
    for (const mode of ['paused', undefined] as const) {
      const free = await pageOf(form, mode);
      expect(free).not.toContain(words);
      expect(free).not.toContain(`href="${to}"`);
    }
  },
);
