import type { ComparedInquiry } from '@serendib/contract/inquiries/inquiry';
import { expect, test } from 'vitest';
import { offerRows } from './offer-rows.ts';

test('means of ratings stand in the table of offers as on every page', () => {
  const compared = {
    ...{ _id: 'one', offer: null, replies: null, adults: 2, children: 0 },
    listing: { averageRating: 4.33, reviewCount: 3 },
    evidence: { average: 4, count: 1 },
  } as unknown as ComparedInquiry;
  const rows = offerRows([compared]);
  const words = (label: string) => rows.find((row) => row.label === label)?.cells.map((cell) => cell?.words);
  expect(words('Reviews')).toEqual(['4.3 of 5, 3 reviews']);
  expect(words('After journeys agreed on here')).toEqual(['4.0 of 5, 1 review']);
});
