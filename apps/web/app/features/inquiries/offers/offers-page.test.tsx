import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { expect, test } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { offer, thread } from '../testing.ts';
import { StandingOffer } from '../thread/standing-offer.tsx';
import { OffersPage } from './offers-page.tsx';

const point = 'උදේ ආහාරය';
const cancellation = { words: 'දින හතකට පෙර නොමිලේ' };
const inSinhala = { ...offer, included: [point], cancellation };

test('what a partner offers in Sinhala has its lines and its voice in the table of offers on an English page', async () => {
  const compared = {
    ...thread,
    ...{ offer: inSinhala, perDay: null, perPerson: null, replies: null, evidence: null },
  } as unknown as ComparedInquiry;
  await openPage(<OffersPage threads={[compared]} isCut={false} />, '/inquiries/compare');
  expect(screen.getByRole('rowheader', { name: point }).lang).toBe('si');
  expect(screen.getByText(/දින හතකට/).closest<HTMLElement>('[lang]')?.lang).toBe('si');
  expect(screen.getByText('Cancellation').closest('[lang]')).toBeNull();
});

test('what a new offer says otherwise in Sinhala has its lines and its voice on an English page', async () => {
  const before = { ...offer, _id: 'o0', state: 'superseded' } as const;
  await openPage(<StandingOffer thread={{ ...thread, offers: [inSinhala, before] }} />, '/inquiries/one');
  const said = (words: string) => screen.getAllByText(words, { selector: 'li *' });
  expect(said(point).map(({ lang, parentElement: line }) => [lang, line?.lang, line?.textContent])).toEqual([
    ['si', '', `Now included: ${point}`],
  ]);
  expect(said(cancellation.words).map(({ lang }) => lang)).toEqual(['si']);
});
