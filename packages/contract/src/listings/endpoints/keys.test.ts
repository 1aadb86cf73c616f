import { describe, expect, test } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { kindNames } from '../kinds/index.ts';
import { callNames, hasCall, type KindsWith, keyOf } from './keys.ts';

test('calls have the usual address, but where a declaration names another', () => {
  expect(keyOf('vehicle', 'mine')).toBe('GET /vehicles/my-submissions');
  expect(keyOf('businessListing', 'mine')).toBe('GET /affiliate-links/user');
  expect(keyOf('businessListing', 'feature')).toBe('PATCH /admin/business-listings/{id}/feature');
  expect(keyOf('vehicle', 'change')).toBe('PUT /vehicles/owner/{id}');
  expect(keyOf('vehicle', 'changeByAdmin')).toBe('PUT /vehicles/{id}');
  expect(keyOf('blog', 'make')).toBe('POST /blogs/sponsored');
  expect(keyOf('blog', 'makeByAdmin')).toBe('POST /blogs');
});

test('what an owner may not do has a call that administrators alone may make', () => {
  expect(endpoints[keyOf('blog', 'make')].access).toBe('user');
  expect(endpoints[keyOf('blog', 'makeByAdmin')].access).toBe('admin');
  expect(endpoints[keyOf('tour', 'changeByAdmin')].access).toBe('user');
});

test('only kinds whose declaration says so have an inquiry, an availability, a subscription, a place in front', () => {
  const having = (call: 'inquiry' | 'availability' | 'premiumStatus' | 'feature') =>
    kindNames.filter((kind) => hasCall(kind, call));
  expect(having('inquiry')).toEqual(['tourGuide', 'vehicle', 'tour', 'businessListing']);
  expect(having('availability')).toEqual(['tourGuide', 'vehicle']);
  expect(having('premiumStatus')).toEqual(['tourGuide', 'vehicle', 'businessListing']);
  expect(having('feature')).toEqual(['tourGuide', 'vehicle', 'businessListing']);
});

describe.each(kindNames)('every call of a %s', (kind) => {
  test.each(callNames.filter((call) => hasCall(kind, call)))('%s is in the contract', (call) => {
    expect(Object.keys(endpoints)).toContain(keyOf(kind as KindsWith<typeof call>, call));
  });
});
