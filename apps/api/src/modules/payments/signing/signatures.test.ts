import { gatewayAmount } from '@serendib/contract/payments/services';
import { describe, expect, test } from 'vitest';
import { checkoutHash, isSame, notificationSignature } from './signatures.ts';
import vectors from './test-vectors.json' with { type: 'json' };

const { merchantId, orderId, currency, secret, wrong, vendorPlaceholder: vendor } = vectors;

describe.each(vectors.vectors)('LKR $amount', ({ amount, hash, md5sig }) => {
  const signed = { merchantId, orderId, amount, currency };

  test('is hashed as the gateway does', () => {
    expect(checkoutHash(signed, secret)).toBe(hash);
  });

  test.each(Object.entries(md5sig))(
    'with status %s is signed as the gateway does',
    (statusCode, signature) => {
      expect(notificationSignature({ ...signed, statusCode }, secret)).toBe(signature);
    },
  );

  test('has the two decimals that are hashed', () => {
    expect(gatewayAmount(Math.round(Number(amount) * 100))).toBe(amount);
  });
});

test('the gateway’s own example comes out', () => {
  const signed = {
    merchantId: vendor.merchantId,
    orderId: vendor.orderId,
    amount: vendor.amount,
    currency: vendor.currency,
  };
  expect(checkoutHash(signed, vendor.secret)).toBe(vendor.hash);
  expect(notificationSignature({ ...signed, statusCode: '2' }, vendor.secret)).toBe(vendor.md5sigStatus2);
});

test.each(Object.entries(wrong))('the mistake %s makes another hash than any of ours', (_, mistaken) => {
  const right = vectors.vectors.map(({ amount }) =>
    checkoutHash({ merchantId, orderId, amount, currency }, secret),
  );
  for (const hash of right) expect(isSame(hash, mistaken)).toBe(false);
});

test('the mistakes are the ones that people make', () => {
  const signed = { merchantId, orderId, amount: '1500.00', currency };
  expect(checkoutHash({ ...signed, amount: '1500' }, secret)).toBe(wrong.noDecimals);
  expect(checkoutHash({ ...signed, amount: '1,500.00' }, secret)).toBe(wrong.thousands);
  expect(checkoutHash(signed, secret)).not.toBe(wrong.lowerInnerDigest);
  expect(checkoutHash(signed, secret.toUpperCase())).toBe(wrong.upperCasedSecretInsteadOfDigest);
});

test('comparing says yes to the same and no to anything else, of whatever length', () => {
  expect(isSame('ABC', 'ABC')).toBe(true);
  for (const other of ['abc', 'AB', 'ABCD', '', 'ÄBC']) expect(isSame('ABC', other)).toBe(false);
});
