import fc from 'fast-check';

const repeated = (text: string, times: number) => text.repeat(times);

/** Texts that have broken other programs: SQL, markup, paths, Unicode, numbers and dates at their ends. */
const hostileTexts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\u0001\u001f\u007f\u0085',
    '\r\n',
    'x\r\nSet-Cookie: a=b',
    '\t\u00a0\u2028\u2029',
  ],
  ...["'", '"', '`', "' or 1=1 --", "'; select pg_sleep(5); --", '1) union select null,version()--', '$$;$$'],
  ...[
    '%',
    '_',
    '\\',
    '%%%___',
    '\\\\%',
    ':*',
    '& | !',
    '!!!',
    "a' & 'b",
    'a <-> b',
    '(((',
    ')))',
    '{',
    '{}',
    '[]',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'javascript:alert(1)', '"><svg/onload=1>'],
  ...[
    '../../../../etc/passwd',
    '..\\..\\x',
    '/etc/passwd',
    'file:///etc/passwd',
    '.',
    '..',
    'C:\\con',
    '\\\\x\\y',
  ],
  ...[
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://0x7f000001/',
    'http://0/',
  ],
  ...[
    'http://127.0.0.1:5432/',
    'webcal://localhost/a.ics',
    'ftp://x',
    'http://',
    'http://a@127.0.0.1/',
    '//x',
  ],
  ...['{{7*7}}', `\${7*7}`, '<%= 7 %>', '#{7}', '%s%s%n', '%d', '$1', '$&', '|id', ';id', '$(id)', '`id`'],
  ...['0', '-0', '-1', '1e308', '1e309', '-1e999', '9007199254740993', '99999999999999999999', '2147483648'],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    'undefined',
    'true',
    'false',
    '0x10',
    '1,5',
    '1.5',
    '١٢٣',
    '０',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...['0000-00-00', '0000-01-01', '9999-12-31', '2027-02-29', '2027-13-01', '-2027-01-01', '+275760-09-13'],
  ...[
    'infinity',
    '-infinity',
    'epoch',
    'now',
    'today',
    '2027-01-01T24:00:00Z',
    '2027-01-01T00:00:00.000000001Z',
  ],
  ...['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '1970-01-01', '2027-06-31', '12:60', 'J2000000'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '{0199b2c4}'],
  ...[
    '\ud800',
    '\udfff',
    'a\ud83d',
    '\ufeff',
    '\ufffe',
    '\uffff',
    '\u202eabc',
    'e\u0301',
    '\u200d',
    '🇱🇰',
    '👨‍👩‍👧‍👦',
  ],
  ...['අම්මා', 'தமிழ்', 'ක්‍ෂ', '\u0dca\u200d\u0dbb', 'İıſK', 'ﬀ', 'ß', '𝕏', '\u{10ffff}', 'Ａ', '½', '①'],
  ...[
    repeated('a', 300),
    repeated('a', 5_001),
    repeated('x ', 3_000),
    repeated('é', 20_000),
    repeated('🦎', 9_000),
  ],
  ...[
    repeated('(', 5_000),
    repeated('%', 3_000),
    repeated("'", 2_000),
    repeated('\u0301', 3_000),
    repeated('- ', 900),
  ],
  ...[
    repeated('a,', 2_000),
    repeated('1,', 5_000),
    repeated('a@', 2_000),
    repeated('.a', 4_000),
    repeated('\n', 9_000),
  ],
  ...[
    repeated('<b>', 3_000),
    repeated('<a href=', 2_000),
    repeated('&amp;', 3_000),
    repeated('https://a.b ', 900),
  ],
];

const hostileNumbers: readonly number[] = [
  ...[
    0, -0, -1, 1, 0.1, -0.5, 1e-7, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 101, 1e3, 1e6,
    1e21,
  ],
  ...[255, 256, 32_767, 32_768, 65_536, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296],
  ...[9_007_199_254_740_991, 2 ** 53, 2 ** 63, 90.000_001, 180.1, -181],
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const hostileThings: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    [{}],
    { $gt: '' },
    { __proto__: null, length: 1 },
    JSON.parse('{"then":1}'),
  ],
  ...[nested(40, (inner) => [inner]), nested(300, (inner) => ({ a: inner }))],
  Array.from({ length: 2_000 }, (_, number) => number),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, number) => [`k${number}`, number])),
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}'),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...hostileTexts), fc.string()).map((two) => two.join('')),
  },
);

/** Any value of JSON where another was asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.oneof(fc.constantFrom(...hostileNumbers), fc.double({ noNaN: true }), fc.integer()),
  },
  { weight: 2, arbitrary: fc.constantFrom(...hostileThings) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Whole bodies that are no JSON, or none that was meant. */
export const hostileBody: fc.Arbitrary<string> = fc.constantFrom(
  ...[
    '',
    ' ',
    '{',
    '{"a":',
    '[1,',
    '"',
    'nul',
    '{"a":1}}',
    '\ufeff{}',
    '{"a":\u0000}',
    '{"a":NaN}',
    "{'a':1}",
  ],
  ...[
    '[]',
    '0',
    'null',
    '"text"',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
  ],
  ...[
    'a=1&b=2',
    'a[b]=1&a[c]=2',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ],
  ...[
    '['.repeat(20_000),
    '{"a":'.repeat(10_000),
    `{"a":"${'a'.repeat(70_000)}"}`,
    `[${'0,'.repeat(30_000)}0]`,
  ],
  ...[`{"a":${'1'.repeat(50_000)}}`, `{"a":1e${'9'.repeat(400)}}`, `"${'\\u0000'.repeat(5_000)}"`],
);
