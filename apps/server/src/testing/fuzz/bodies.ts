import fc from 'fast-check';
import type { Operation, Schema } from './document.ts';
import { hostileBody, hostileText } from './hostile.ts';
import { changed, changes, fieldsOf } from './mutate.ts';
import { validOf } from './valid.ts';

/** What is sent after the headers, and what these say it is. */
export interface FuzzBody {
  type: string | undefined;
  text: string;
  /** Bytes that are put in place of `~file~`. */
  file?: FileName;
}

export const fileNames = [
  ...([
    'jpeg',
    'png',
    'cut',
    'noise',
    'svg',
    'bomb',
    'empty',
    'heic',
    'calendar',
    'endless',
    'crowded',
  ] as const),
] as const;
export type FileName = (typeof fileNames)[number];

const wrongTypes = [
  ...[
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'a',
    '/',
    ';',
  ],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=x',
    'application/json;',
    'APPLICATION/JSON',
  ],
  ...[
    'application/merge-patch+json',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=~~',
    'image/png',
  ],
];

/** Bodies of a call: what its document says, changed here and there; now and then none, or one of another kind. */
export function bodyOf({ method, bodies }: Operation): fc.Arbitrary<FuzzBody | undefined> {
  const none = fc.constant(undefined);
  const odd = fc.record({ type: fc.constantFrom('application/json', ...wrongTypes), text: hostileBody });
  if (method === 'GET') return fc.oneof({ weight: 60, arbitrary: none }, { weight: 1, arbitrary: odd });
  if (bodies.length === 0) {
    return fc.oneof(
      { weight: 8, arbitrary: none },
      { weight: 1, arbitrary: formOf({ type: 'object' }) },
      { weight: 1, arbitrary: encodedForm },
      { weight: 1, arbitrary: odd },
    );
  }
  const described = bodies.map(({ type, schema }) =>
    type.startsWith('multipart/')
      ? formOf(schema)
      : type.endsWith('-urlencoded')
        ? encodedForm
        : jsonOf(schema),
  );
  return fc.oneof(
    { weight: 18, arbitrary: fc.oneof(...described) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: none },
  );
}

const jsonOf = (schema: Schema): fc.Arbitrary<FuzzBody> =>
  fc.tuple(validOf(schema), changes).map(([value, list]) => ({
    type: 'application/json',
    text: JSON.stringify(changed(value, list)) ?? 'null',
  }));

const boundary = 'fuzz-8f3a';
const partNames = [
  'image',
  'photo',
  'file',
  'paper',
  'calendar',
  'image"; x="y',
  '__proto__',
  '',
  'a'.repeat(300),
];
const namesOfFiles = ['a.jpg', '', '../../a.php', 'a\0b', 'සිංහල.jpg', 'a'.repeat(900), 'x"y', 'con'];
const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'text/html',
  'text/calendar',
  '',
  'a/b/c',
  'image/heic',
];

/** A form with texts and a file, as a browser would send it, or nearly so. */
function formOf(schema: Schema): fc.Arbitrary<FuzzBody> {
  const properties = Object.entries(schema.properties ?? {});
  const others = properties.filter(([, { format }]) => format !== 'binary');
  const [field = 'image'] = properties.find(([, { format }]) => format === 'binary') ?? [];
  const part = fc.record({
    name: fc.oneof(
      { weight: 5, arbitrary: fc.constant(field) },
      { weight: 2, arbitrary: fc.constantFrom(...partNames) },
    ),
    fileName: fc.constantFrom(...namesOfFiles),
    type: fc.constantFrom(...fileTypes),
    file: fc.constantFrom(...fileNames),
  });
  const typeOfTexts = fc.oneof(
    { weight: 9, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('application/json', 'text/plain; charset=utf-8', 'application/octet-stream')
        .map((type) => `content-type: ${type}\r\n`),
    },
  );
  const isOpen = fc.integer({ min: 1, max: 20 }).map((n) => n === 1);
  return fc
    .tuple(
      validOf({ ...schema, properties: Object.fromEntries(others) }),
      changes,
      fc.option(part, { freq: 2 }),
      fc.dictionary(hostileText, hostileText, { maxKeys: 1 }),
      isOpen,
      typeOfTexts,
    )
    .map(([value, list, file, more, open, says]) => {
      const texts = [...fieldsOf(changed(value, list)), ...Object.entries(more)];
      const parts = texts.slice(0, 70).map(([name, each]) => {
        const text = typeof each === 'string' ? each : JSON.stringify(each);
        return `--${boundary}\r\ncontent-disposition: form-data; name="${lined(name)}"\r\n${says}\r\n${text}\r\n`;
      });
      const last = file
        ? `--${boundary}\r\ncontent-disposition: form-data; name="${file.name}"; filename="${file.fileName}"\r\ncontent-type: ${file.type}\r\n\r\n~file~\r\n`
        : '';
      return {
        type: `multipart/form-data; boundary=${boundary}`,
        text: `${parts.join('')}${last}${open ? '' : `--${boundary}--\r\n`}`,
        ...(file && { file: file.file }),
      };
    });
}

const lined = (name: string) => name.replaceAll(/[\r\n"]/g, '_');

/** As the gateway of payments sends it. */
const encodedForm: fc.Arbitrary<FuzzBody> = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'merchant_id',
        'order_id',
        'payhere_amount',
        'payhere_currency',
        'status_code',
        'md5sig',
        'a[b]',
      ),
      fc.oneof(hostileText, fc.constantFrom('2', '-1', '500.00', 'LKR', '~id.order.1~')),
    ),
    { maxLength: 9 },
  )
  .map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
    ).toString(),
  }));
