import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { expect, test } from 'vitest';
import { actionLabels, partsOf } from './action-labels.ts';
import { pageOf } from './subjects.ts';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: '', at: '', actorId: '', actorName: '', action: 'edit', thing: 'vehicle', thingId: '' },
  ...{ thingName: '', reason: null, before: null, after: null, erasedAt: null, bulkOf: null, ...over },
});

test('what was done is said in words, and what it changed with the labels of the form', () => {
  expect(actionLabels(entry({ action: 'approve' }))).toBe('Verified');
  expect(actionLabels(entry({ action: 'approve', bulkOf: 9 }))).toBe('Verified, one of 9 at once');
  // It may have been shown with destinations, which stands beside it.
  const unfeatured = { before: { featuredStatus: 'destination' }, after: { featuredStatus: 'none' } };
  expect(actionLabels(entry({ action: 'feature', ...unfeatured }))).toBe('No longer featured');
  expect(actionLabels(entry({ action: 'forget factors', thing: 'user' }))).toBe(
    'Took away all second factors',
  );
  expect(actionLabels(entry({ action: 'something new' }))).toBe('Something new');
  const before = { vehicleType: 'van', status: 'pending', premiumExpiry: null, hasAC: true };
  const after = {
    vehicleType: 'minibus',
    status: 'approved',
    premiumExpiry: '2026-12-31T18:30:00.000Z',
    hasAC: true,
  };
  expect(partsOf(entry({ before, after }))).toEqual([
    { label: 'Vehicle type', from: 'Van', to: 'Mini Bus' },
    { label: 'State', from: 'Pending', to: 'Approved' },
    { label: 'Premium expiry', from: 'nothing', to: '1 Jan 2027, 00:00' },
  ]);
  const filters = { status: 'pending', search: 'van' };
  expect(partsOf(entry({ action: 'export', after: { filters } }))).toEqual([
    { label: 'Filters', from: null, to: 'status: pending, search: van' },
  ]);
});

test('of what was deleted each answer is told by itself, as the form calls it, and nothing of those left blank', () => {
  const details = { vehicleType: 'van', hasAC: true, servingAreas: ['Central', 'Uva'], phone: null };
  expect(partsOf(entry({ action: 'delete', before: { status: 'approved', details } }))).toEqual([
    { label: 'Vehicle type', from: 'Van', to: null },
    { label: 'Air conditioning', from: 'yes', to: null },
    { label: 'Serving areas', from: 'Central, Uva', to: null },
    { label: 'State', from: 'Approved', to: null },
  ]);
});

test('of a review that was deleted it tells what was said, and not the id of the account', () => {
  const before = { rating: 1, comment: 'Dull', writerId: '019acd00-0000-7000-8000-000000000003' };
  const told = entry({ action: 'delete', thing: 'review', before });
  expect(partsOf(told).map(({ label }) => label)).toEqual(['Rating', 'Words of the review']);
  const erased = { ...told, before: { rating: 1, comment: null, writerId: null }, erasedAt: '2027-01-01' };
  expect(partsOf(erased).map(({ label }) => label)).toEqual(['Rating', 'Words of the review']);
});

test('of a pin that went with its words it tells where it was', () => {
  const [before, after] = [
    { baseLocation: 'Kandy', pin: '7.2921, 80.6402' },
    { baseLocation: 'Jaffna', pin: null },
  ];
  expect(partsOf(entry({ before, after }))).toEqual([
    { label: 'Base location', from: 'Kandy', to: 'Jaffna' },
    { label: 'Place on the map', from: '7.2921, 80.6402', to: 'nothing' },
  ]);
});

test('of days that were blocked, and of departures, it tells in words what became otherwise alone', () => {
  const [first, whole] = [
    { from: '2027-01-01', to: '2027-01-01' },
    { from: '2027-01-10', to: '2027-01-20' },
  ];
  const blocked = (before: object[], after: object[]) =>
    partsOf(entry({ before: { blocks: before }, after: { blocks: after } }));
  expect(blocked([], [whole])).toEqual([
    { label: 'Blocked days', from: 'nothing', to: '10 January 2027 to 20 January 2027' },
  ]);
  const left = [
    { from: '2027-01-10', to: '2027-01-10' },
    { from: '2027-01-14', to: '2027-01-20' },
  ];
  expect(blocked([first, whole], [first, ...left])).toEqual([
    {
      label: 'Blocked days',
      from: '10 January 2027 to 20 January 2027',
      to: '10 January 2027; 14 January 2027 to 20 January 2027',
    },
  ]);
  const departures = [
    { day: '2027-01-10', places: 6 },
    { day: '2027-01-12', places: 4 },
  ];
  const after = { departures: [{ day: '2027-01-10', places: 1 }, ...departures.slice(1)] };
  expect(partsOf(entry({ thing: 'tour', before: { departures }, after }))).toEqual([
    { label: 'Departures', from: '10 January 2027 (6 places)', to: '10 January 2027 (1 place)' },
  ]);
});

test('of a person who is gone it says which answers were changed, and that they are erased', () => {
  const side = { bio: null, contactPhone: null };
  const erasedAt = '2026-12-31T18:30:00.000Z';
  expect(partsOf(entry({ thing: 'tourGuide', before: side, after: side, erasedAt }))).toEqual([
    { label: expect.any(String), from: null, to: 'erased' },
    { label: expect.any(String), from: null, to: 'erased' },
  ]);
  const before = { status: 'approved', details: ['bio', 'contactPhone'] };
  expect(partsOf(entry({ action: 'delete', thing: 'tourGuide', before, erasedAt }))).toEqual([
    { label: 'Bio', from: null, to: 'erased' },
    { label: 'Contact phone', from: null, to: 'erased' },
    { label: 'State', from: 'Approved', to: null },
  ]);
});

test('a line leads to where its thing is looked after, and to nothing where there is no such page', () => {
  const pages = (['tour', 'user', 'destination', 'review', 'payment', 'settings'] as const).map((thing) =>
    pageOf(entry({ thing, thingId: 'one' })),
  );
  expect(pages).toEqual([
    ...['/admin/tours?id=one', '/admin/users?id=one', '/admin/destinations?id=one', '/admin/reviews?id=one'],
    ...['/admin/payments/view/one', '/admin/settings'],
  ]);
  expect(pageOf(entry({ thing: 'review', action: 'export' }))).toBeNull();
});
