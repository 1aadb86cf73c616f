import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, sealScripts } from './security.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only scripts that bear the mark are let run, and the mark is taken off', () => {
  const { html, hashes } = sealScripts(
    '<script nonce="m">ours()</script><p><script>theirs()</script></p><script nonce="m" src="/a.js"></script>',
    'm',
  );
  expect(hashes).toBe(hashOf('ours()'));
  expect(html).toBe('<script>ours()</script><p><script>theirs()</script></p><script src="/a.js"></script>');
});

test('the policy allows no inline script but those it names', () => {
  const policy = pagePolicy(hashOf('ours()'));
  expect(policy).toContain(`script-src 'self' ${hashOf('ours()')};`);
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe-inline');
  expect(policy).toContain("form-action 'self' https://sandbox.payhere.lk https://www.payhere.lk");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify worker");
});
