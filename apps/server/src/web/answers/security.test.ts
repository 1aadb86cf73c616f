import { createHash } from 'node:crypto';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders, pagePolicy, sealScripts } from './security.ts';

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
  expect(policy).toContain("img-src 'self' data: blob:;");
});

test('pictures come from the site and from the server of tiles that an operator names', async () => {
  for (const [mapTiles, images] of [
    [undefined, "img-src 'self' data: blob: https://serendib.test"],
    [
      'https://{s}.tiles.test/{z}/{x}/{y}.png',
      "img-src 'self' data: blob: https://serendib.test https://*.tiles.test",
    ],
  ] as const) {
    const app = fastify();
    addSecurityHeaders(app, { https: true, publicUrl: 'https://serendib.test/', mapTiles });
    app.get('/', (_, reply) => reply.type('text/html').send('<p>'));
    const { headers } = await app.inject('/');
    expect(String(headers['content-security-policy']).split('; ')).toContain(images);
  }
});
