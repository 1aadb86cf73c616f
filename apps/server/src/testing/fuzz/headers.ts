import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** What HTTP lets through as the value of a header. */
const sendable = (text: string): string =>
  text
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim()
    .slice(0, 4_000);
const hostile = hostileText.map(sendable);
const either = (...usual: string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: hostile });

/** Headers that the API or what stands before it reads, with what belongs there and what does not. */
const read: Record<string, fc.Arbitrary<string>> = {
  accept: either('application/json', '*/*', 'text/html', 'text/html;q=0.9,*/*;q=0.1', ';;,', 'a/b;q=x'),
  'accept-language': either('si', 'ta-LK,en;q=0.5', 'en-xa', '*', 'de;q=9', ',,,', 'x'.repeat(900)),
  'accept-encoding': either('br', 'gzip;q=0', 'zstd, br', 'identity;q=0, *;q=0', 'gzip, gzip, gzip'),
  'if-none-match': either('*', 'W/"a"', '"', 'W/"a", W/"b"', `"${'a'.repeat(3_000)}"`),
  'if-modified-since': either('Thu, 26 Nov 2026 10:00:00 GMT', '0', 'yesterday'),
  'content-encoding': either('gzip', 'identity', 'br, gzip'),
  range: either('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,1-,2-'),
  authorization: either('Bearer', 'Bearer ', 'Basic YTpi', 'bearer x y', `Bearer ${'A'.repeat(43)}`),
  cookie: either('a=b', 'session=x', '=;=;', '__proto__=1', 'serendib_images=x', 'a="b; c=%'),
  origin: either('null', 'https://evil.example', 'http://127.0.0.1', '//'),
  referer: either('https://evil.example/', 'x'),
  'user-agent': either('', 'Googlebot/2.1', 'curl/8', 'M'.repeat(3_000)),
  'x-forwarded-for': either('10.0.0.1', '1.2.3.4, 5.6.7.8', '::1', 'unknown', '999.1.1.1'),
  'x-forwarded-host': either('evil.example', 'a b'),
  forwarded: either('for=1.2.3.4;proto=https', 'for="', ';;'),
  'x-http-method-override': either('DELETE', 'PUT'),
  'x-serendib-internal': either('x', ''),
  'idempotency-key': either('0199b2c4-6a51-7c3e-9f00-0123456789ab', 'a'),
  'sec-fetch-site': either('cross-site', 'same-origin', 'none'),
  'save-data': either('on'),
  'x-request-id': either('1', 'a\\nb'),
};

/** None, some times one, seldom several. */
export const headersFor: fc.Arbitrary<Record<string, string>> = fc
  .oneof(
    { weight: 6, arbitrary: fc.constant<string[]>([]) },
    { weight: 3, arbitrary: fc.subarray(Object.keys(read), { minLength: 1, maxLength: 1 }) },
    { weight: 1, arbitrary: fc.subarray(Object.keys(read), { minLength: 2, maxLength: 6 }) },
  )
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, read[name] ?? hostile]))),
  ) as fc.Arbitrary<Record<string, string>>;
