import type { DaySpan } from '@serendib/contract/calendars/calendar';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { icsOf, page, redirect, TestInternet } from '../../../platform/fetch-public/testing.ts';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { calendarImports, newId } from '../../../schema/index.ts';
import { addListing } from '../../listings/testing.ts';
import { readIcsApart } from './read-apart.ts';

let now = new Date('2027-01-05T10:00:00Z');
const internet = new TestInternet();
const api = useApi({ clock: () => now, network: internet });
let owner: SignedInPerson;
let guide: string;

beforeAll(() => internet.open());
afterAll(() => internet.close());
afterEach(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  internet.names.clear();
  internet.pages.clear();
  internet.asked.length = internet.reached.length = 0;
  internet.names.set('calendar.test', ['93.184.216.34']);
  await api.empty('listings', 'users');
  owner = await api.signIn();
  guide = await addListing(api, 'tourGuide', {}, { ownerId: owner.id });
});

const bring = (url: string) => api.post(`/tour-guides/${guide}/calendar/imports`, { url }, owner);
const days = async () => (await api.get(`/tour-guides/${guide}/calendar?to=2027-12-31`)).json().days;
const readDue = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('calendars:read', '{}')`);
  await api.runJobs();
};
const allDay = (from: string, to: string) => [`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`];

// As Airbnb, Google and a telephone write them.
const several = icsOf(
  [...allDay('20270110', '20270113'), 'SUMMARY:Reserved'],
  ['DTSTART:20270120T190000Z', 'DTEND:20270120T200000Z', 'SUMMARY:Dinner in Kandy'],
  ['DTSTART;TZID=Asia/Colombo:20270125T090000', 'DURATION:PT3H', 'SUMMARY:Temple'],
  [...allDay('20270201', '20270202'), 'TRANSP:TRANSPARENT', 'SUMMARY:Birthday'],
  [...allDay('20270203', '20270204'), 'STATUS:CANCELLED'],
  [...allDay('20270207', '20270208'), 'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=SU', 'EXDATE;VALUE=DATE:20270214'],
);

test('the busy days of another calendar are brought in, in the days of Sri Lanka, and its words are not', async () => {
  internet.pages.set('calendar.test/a.ics?s=1', page(several));
  const brought = await bring('http://calendar.test/a.ics?s=1');
  expect(brought.statusCode, brought.body).toBe(201);
  expect(brought.json().imports).toMatchObject([{ state: 'read', problem: null, isFile: false }]);
  expect(await days()).toEqual([
    { from: '2027-01-10', to: '2027-01-12', state: 'busy' },
    { from: '2027-01-21', to: '2027-01-21', state: 'busy' },
    { from: '2027-01-25', to: '2027-01-25', state: 'busy' },
    { from: '2027-02-07', to: '2027-02-07', state: 'busy' },
    { from: '2027-02-21', to: '2027-02-21', state: 'busy' },
  ]);
  expect((await api.get(`/tour-guides/${guide}/calendar`, owner)).body).not.toContain('Kandy');
});

test('an address that was copied with signs that nobody sees around it is read', async () => {
  internet.pages.set('calendar.test/copied.ics', page(icsOf(allDay('20270110', '20270113'))));
  const brought = await bring('\u2068http://calendar.test/copied.ics\u2069\u200b ');
  expect(brought.statusCode, brought.body).toBe(201);
  expect(brought.json().imports).toMatchObject([{ name: 'http://calendar.test/copied.ics', state: 'read' }]);
  const { icsUrl } = brought.json();
  const refused = await bring(`\u2068${icsUrl.replace('/api/calendars/', '/api/\u200bcalendars/')}`);
  expect([refused.statusCode, refused.json().fields.url]).toEqual([
    400,
    'This is the address of this calendar itself. Please give that of another one.',
  ]);
});

test.each(['UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Colombo'])(
  'times of no zone, of one that nothing describes and of one that nothing knows are the same on a server in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const inZone = (name: string, from: string, to: string, ...more: string[]) => [
      ...[`DTSTART${name}:${from}`, `DTEND${name}:${to}`, ...more],
    ];
    internet.pages.set(
      'calendar.test/zones',
      page(
        icsOf(
          inZone('', '20270110T003000', '20270110T233000'),
          inZone(';TZID=Asia/Colombo', '20270112T003000', '20270112T233000'),
          inZone(';TZID=Sri Lanka Standard Time', '20270114T003000', '20270114T233000'),
          // In winter 4.5 hours behind Sri Lanka, in summer 3.5.
          inZone(';TZID=Europe/Berlin', '20270116T192900', '20270116T193000'),
          inZone(';TZID=Europe/Berlin', '20270118T193000', '20270118T193100'),
          inZone(';TZID=Europe/Berlin', '20270701T202900', '20270701T203000'),
          inZone(';TZID=Europe/Berlin', '20270703T203000', '20270703T203100'),
          // Behind UTC; and a day of a series that is taken out in UTC.
          inZone(';TZID=America/St_Johns', '20270901T155900', '20270901T160000'),
          inZone(
            ';TZID=Asia/Colombo',
            ...['20271001T010000', '20271001T020000', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3'],
            'EXDATE:20271002T193000Z',
          ),
        ),
      ),
    );
    expect((await bring('http://calendar.test/zones')).statusCode).toBe(201);
    expect((await days()).map(({ from, to }: DaySpan) => (from === to ? from : [from, to]))).toEqual([
      ...['2027-01-10', '2027-01-12', '2027-01-14', '2027-01-16', '2027-01-19'],
      ...['2027-07-01', '2027-07-04', '2027-09-01', '2027-10-01', '2027-10-05'],
    ]);
  },
);

test('a file is brought in as well, and one of the same name takes its place', async () => {
  const send = async (text: string, name = 'nimal.ics') => {
    const { payload, options } = await multipart(
      {},
      { bytes: Buffer.from(text), name, type: 'text/calendar', field: 'calendar' },
      owner.headers,
    );
    return api.post(`/tour-guides/${guide}/calendar/imports`, payload, options);
  };
  expect((await send(several)).statusCode).toBe(201);
  const again = await send(icsOf(allDay('20270301', '20270303')));
  expect(again.json().imports).toMatchObject([{ name: 'nimal.ics', isFile: true, days: 1 }]);
  expect(await days()).toEqual([{ from: '2027-03-01', to: '2027-03-02', state: 'busy' }]);
  for (const text of ['no calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT', '<html></html>', '\0\0']) {
    const refused = await send(text, 'other.ics');
    expect(refused.statusCode, text).toBe(400);
    expect(refused.json().error).toContain('no calendar that we can read');
  }
  const taken = await api.delete(
    `/tour-guides/${guide}/calendar/imports/${again.json().imports[0]._id}`,
    owner,
  );
  expect(taken.json()).toMatchObject({ imports: [], days: [] });
});

test('a file without a name, as scripts send it, is brought in by a name of our own', async () => {
  const head =
    '--~~\r\ncontent-disposition: form-data; name="calendar"\r\ncontent-type: application/octet-stream';
  const reply = await api.post(
    `/tour-guides/${guide}/calendar/imports`,
    `${head}\r\n\r\n${icsOf(allDay('20270301', '20270303'))}\r\n--~~--\r\n`,
    { headers: { ...owner.headers, 'content-type': 'multipart/form-data; boundary=~~' } },
  );
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.json().imports).toMatchObject([{ name: 'calendar.ics', isFile: true, days: 1 }]);
});

test('it is read again every two hours; when that fails its days stay, and the reason is shown', async () => {
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270110', '20270112'))));
  await bring('http://calendar.test/a.ics');
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270210', '20270212'))));
  const read = async (at: string) => {
    now = new Date(at);
    await readDue();
  };
  await read('2027-01-05T11:00:00Z');
  expect(internet.asked).toHaveLength(1);
  await read('2027-01-05T12:00:01Z');
  expect(await days()).toEqual([{ from: '2027-02-10', to: '2027-02-11', state: 'busy' }]);
  internet.pages.delete('calendar.test/a.ics');
  await read('2027-01-05T14:00:02Z');
  expect(await days()).toHaveLength(1);
  const { imports } = (await api.get(`/tour-guides/${guide}/calendar`, owner)).json();
  expect(imports).toMatchObject([{ state: 'failed', readAt: '2027-01-05T12:00:01.000Z' }]);
  expect(imports[0].problem).toContain('404');
  const headers = { ...owner.headers, 'accept-language': 'si' };
  const inSinhala = (await api.get(`/tour-guides/${guide}/calendar`, { headers })).json();
  expect(inSinhala.imports[0].problem).toMatch(/^[^a-z]*404[^a-z]*$/);
});

test.each([
  ['with what it was before', page(icsOf(allDay('20270110', '20270112')))],
  ['with what is no calendar', page('busy')],
])(
  'what its owner brings in anew stays where a reading that began before is answered %s',
  async (_, late) => {
    const url = 'calendar.test/a.ics';
    internet.pages.set(url, page(icsOf(allDay('20270110', '20270112'))));
    await bring(`http://${url}`);
    now = new Date('2027-01-05T12:00:01Z');
    internet.pages.set(url, (request, response) => {
      now = new Date('2027-01-05T12:00:03Z');
      internet.pages.set(url, page(icsOf(allDay('20270210', '20270212'))));
      void bring(`http://${url}`).then(() => late(request, response));
    });
    await readDue();
    expect(await days()).toEqual([{ from: '2027-02-10', to: '2027-02-11', state: 'busy' }]);
    const { imports } = (await api.get(`/tour-guides/${guide}/calendar`, owner)).json();
    expect(imports).toMatchObject([{ state: 'read', readAt: '2027-01-05T12:00:03.000Z' }]);
  },
);

test('of a deleted listing no calendar is fetched; when the deletion is taken back, it is read again', async () => {
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270110', '20270112'))));
  await bring('http://calendar.test/a.ics');
  // Ahead of the database's own clock, by which what follows a deletion is due.
  now = new Date('2097-01-05T12:00:00Z');
  const admin = await api.signIn({ role: 'admin' });
  const deletion = { action: 'delete', items: [{ kind: 'tourGuide', _id: guide }], reason: 'Twice.' };
  const deleted = await api.post('/admin/listings/bulk', deletion, admin);
  expect(deleted.json(), deleted.body).toMatchObject({ done: 1 });
  now = new Date('2097-01-05T12:00:05Z');
  await readDue();
  expect(internet.asked).toHaveLength(1);
  const undone = await api.post('/admin/listings/undo', { ids: [guide] }, admin);
  expect(undone.json(), undone.body).toMatchObject({ done: 1 });
  await readDue();
  expect(internet.asked).toHaveLength(2);
});

test('of a listing that waits for its review none is read again until travellers may see it', async () => {
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270110', '20270112'))));
  await bring('http://calendar.test/a.ics');
  now = new Date('2027-01-05T12:00:05Z');
  await api.db.execute(sql`update listings set status = 'pending'`);
  await readDue();
  expect(internet.asked).toHaveLength(1);
  await api.db.execute(sql`update listings set status = 'approved'`);
  await readDue();
  expect(internet.asked).toHaveLength(2);
});

test('however many are due, all are read in one run', async () => {
  const due = Array.from({ length: 65 }, (_, index) => ({
    ...{
      id: newId(),
      listingId: guide,
      name: '',
      url: `http://calendar.test/${index}`,
      state: 'read' as const,
    },
    ...{ dueAt: now, createdAt: now },
  }));
  await api.db.insert(calendarImports).values(due);
  await readDue();
  expect(new Set(internet.asked).size).toBe(65);
});

test('a calendar that is read again waits for who has its listing in hand, and does not block them', async () => {
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270110', '20270112'))));
  const [brought] = (await bring('http://calendar.test/a.ics')).json().imports;
  internet.pages.set('calendar.test/a.ics', page(icsOf(allDay('20270210', '20270212'))));
  now = new Date('2027-01-05T13:00:00Z');
  let reading: Promise<void> | undefined;
  // As an owner who takes the calendar out does: the listing, then the calendar.
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from listings where id = ${guide} for update`);
    reading = readDue();
    reading.catch(() => undefined);
    await untilWaiting(api.db);
    await tx.execute(sql`select from calendar_imports where id = ${brought._id} for update nowait`);
  });
  await reading;
  expect(await days()).toEqual([{ from: '2027-02-10', to: '2027-02-11', state: 'busy' }]);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://10.1.2.3/a.ics',
  'http://172.20.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a01:203]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://private.test/',
  'http://mixed.test/',
  'http://v6.test/',
  'https://calendar.test:8443/a.ics',
  'https://name:word@calendar.test/a.ics',
])('nothing private is reached: %s', async (url) => {
  internet.names.set('private.test', ['192.168.0.10']);
  internet.names.set('mixed.test', ['93.184.216.34', '127.0.0.1']);
  internet.names.set('v6.test', ['::ffff:10.0.0.1']);
  const refused = await bring(url);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields.url).toBe('This is no address of the open internet.');
  expect(internet.reached).toEqual([]);
});

test.each(['file:///etc/passwd', 'ftp://calendar.test/', 'javascript:alert(1)', 'calendar', '', 'http://'])(
  'what is no address of the web is refused: %s',
  async (url) => {
    expect((await bring(url)).statusCode).toBe(400);
    expect(internet.reached).toEqual([]);
  },
);

test('a redirect leads to nothing private, nor on and on, and a name is looked up at each', async () => {
  internet.names.set('private.test', ['10.0.0.1']);
  internet.pages.set('calendar.test/in', redirect('http://private.test/admin'));
  internet.pages.set('calendar.test/literal', redirect('http://[::1]/'));
  internet.pages.set('calendar.test/round', redirect('/round'));
  for (const path of ['in', 'literal', 'round'])
    expect((await bring(`http://calendar.test/${path}`)).statusCode, path).toBe(400);
  expect(internet.asked.filter((one) => !one.startsWith('calendar.test'))).toEqual([]);
  expect(internet.asked.filter((one) => one === 'calendar.test/round')).toHaveLength(5);
});

test('a name that leads elsewhere the second time is looked up once', async () => {
  const addresses = [['93.184.216.34'], ['127.0.0.1']];
  const resolve = internet.resolve;
  internet.resolve = async () => addresses.shift() ?? [];
  internet.pages.set('rebound.test/a.ics', page(icsOf(allDay('20270110', '20270112'))));
  try {
    expect((await bring('http://rebound.test/a.ics')).statusCode).toBe(201);
  } finally {
    internet.resolve = resolve;
  }
  expect(internet.reached).toEqual(['93.184.216.34:80']);
});

test('an address that a calendar program gives is asked for securely', async () => {
  await bring('webcal://calendar.test/a.ics');
  expect(internet.reached).toEqual(['93.184.216.34:443']);
});

test('what is too large, breaks off or says no is refused with words', async () => {
  internet.pages.set('calendar.test/large', (_, response) => {
    response.writeHead(200);
    const more = () => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  internet.pages.set('calendar.test/cut', (_, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('BEGIN:VCALENDAR');
    setImmediate(() => response.destroy());
  });
  internet.pages.set('calendar.test/no', (_, response) => response.writeHead(403).end());
  for (const path of ['large', 'cut', 'no', 'missing']) {
    const refused = await bring(`http://calendar.test/${path}`);
    expect(refused.statusCode, path).toBe(400);
    expect(refused.json().fields.url, path).toMatch(/^[A-Z].*\.$/);
  }
  expect(await days()).toEqual([]);
});

test('events that come again without end are read as far as they matter', async () => {
  internet.pages.set(
    'calendar.test/daily',
    page(icsOf(...Array.from({ length: 40 }, () => [...allDay('20000101', '20000102'), 'RRULE:FREQ=DAILY']))),
  );
  const refused = await bring('http://calendar.test/daily');
  expect(refused.json().error).toBe('There is too much in this calendar.');
});

const zoneOf = (rule: string) => [
  ...['BEGIN:VTIMEZONE', 'TZID:X', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530'],
  ...['TZOFFSETTO:+0500', `RRULE:${rule}`, 'END:STANDARD', 'END:VTIMEZONE'],
];

/** A file in whose zone the library finds no end. */
function withoutEnd(): string {
  const event = icsOf(['DTSTART;TZID=X:20270110T100000', 'DTEND;TZID=X:20270110T110000']);
  const lines = event.split('\r\n');
  lines.splice(lines.indexOf('BEGIN:VEVENT'), 0, ...zoneOf('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'));
  return lines.join('\r\n');
}

test('a rule that never comes again is not looked for without end, and others are answered meanwhile', async () => {
  const spans = { from: '2026-11-26', to: '2028-11-26' };
  const never = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30';
  expect(await readIcsApart(icsOf(['DTSTART:20270110T043000Z', never]), spans, { by: owner.id })).toEqual([
    { from: '2027-01-10', to: '2027-01-10' },
  ]);
  // In a zone of its own making the library finds no end either: its thread is ended.
  const reading = readIcsApart(withoutEnd(), spans, { by: owner.id, patienceMs: 1_500 });
  const meanwhile = await api.get('/health');
  expect(meanwhile.statusCode).toBe(200);
  await expect(reading).rejects.toThrow('There is too much in this calendar.');
});

test('files without an end of one owner put off no others’, and calendars that are read again come first', async () => {
  const spans = { from: '2026-11-26', to: '2028-11-26' };
  const good = icsOf(allDay('20270110', '20270112'));
  const came: string[] = [];
  const read = (by: string | null, text: string, patienceMs = 1_500) =>
    readIcsApart(text, spans, { by, patienceMs }).then(
      () => came.push(by ?? 'read again'),
      ({ status }) => status ?? came.push('ended'),
    );
  const endlessOnes = [1, 2, 3].map(() => read('ana', withoutEnd()));
  expect(await read('ana', withoutEnd())).toBe(429);
  const others = Array.from({ length: 19 }, (_, at) => read(`ben ${at}`, good, 10_000));
  expect(await read('chi', good)).toBe(503);
  await Promise.all([...endlessOnes, ...others, read(null, good, 10_000)]);
  expect(came.indexOf('read again')).toBeLessThan(came.indexOf('ben 9'));
  expect(came.filter((by) => by.startsWith('ben'))).toHaveLength(19);
});

test.each([
  'FREQ=WEEKLY;BYMONTHDAY=3',
  'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=2',
  'FREQ=YEARLY;INTERVAL=99999999',
])('a rule whose parts do not go together is refused with words: %s', async (rule) => {
  internet.pages.set('calendar.test/odd', page(icsOf([...allDay('20270130', '20270131'), `RRULE:${rule}`])));
  const refused = await bring('http://calendar.test/odd');
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    'This is no calendar that we can read. Please choose an .ics file.',
  ]);
});

const endless = ['DTEND:', 'DTEND:soon', 'DURATION:x'];
const endingSo = (end: string) => page(icsOf(['DTSTART:20270130T043000Z', end]));

test.each(endless)('an end that is no moment is refused with words: %s', async (end) => {
  internet.pages.set('calendar.test/odd', endingSo(end));
  const refused = await bring('http://calendar.test/odd');
  expect([refused.statusCode, refused.json().error]).toEqual([
    400,
    'This is no calendar that we can read. Please choose an .ics file.',
  ]);
});

test('calendars that cannot be read again are said to be so, keep their days and keep no other from being read', async () => {
  const bad = ['0', '1', '2', '3'];
  for (const at of [...bad, 'good']) {
    internet.pages.set(`calendar.test/${at}`, page(icsOf(allDay('20270110', '20270112'))));
    expect((await bring(`http://calendar.test/${at}`)).statusCode).toBe(201);
  }
  for (const at of bad) internet.pages.set(`calendar.test/${at}`, endingSo(endless[Number(at) % 3] ?? ''));
  internet.pages.set('calendar.test/good', page(icsOf(allDay('20270210', '20270212'))));
  now = new Date('2027-01-05T12:00:01Z');
  await readDue();
  const { imports } = (await api.get(`/tour-guides/${guide}/calendar`, owner)).json();
  const states = new Map(imports.map(({ name, state }: { name: string; state: string }) => [name, state]));
  expect(bad.map((at) => states.get(`http://calendar.test/${at}`))).toEqual(bad.map(() => 'failed'));
  expect(states.get('http://calendar.test/good')).toBe('read');
  expect(await days()).toEqual([
    { from: '2027-01-10', to: '2027-01-11', state: 'busy' },
    { from: '2027-02-10', to: '2027-02-11', state: 'busy' },
  ]);
});

test('a calendar in which a fault of ours lies keeps no other from being read', async () => {
  internet.names.set('fault.test', ['93.184.216.35']);
  const urls = ['0', '1', '2', '3'].map((at) => `http://fault.test/${at}`);
  const [state, at] = ['read' as const, now];
  await api.db.insert(calendarImports).values(
    [...urls, 'http://calendar.test/good'].map((url) => ({
      ...{ id: newId(), listingId: guide, name: url, url, state, dueAt: at, createdAt: at },
    })),
  );
  internet.pages.set('calendar.test/good', page(icsOf(allDay('20270210', '20270212'))));
  const reach = internet.reach;
  internet.reach = (address, port) => {
    if (address.endsWith('35')) throw new Error('A fault of ours');
    return reach.call(internet, address, port);
  };
  try {
    await readDue();
  } finally {
    internet.reach = reach;
  }
  expect(api.takeErrors()).toHaveLength(4);
  expect(await days()).toEqual([{ from: '2027-02-10', to: '2027-02-11', state: 'busy' }]);
});

test('at most five calendars are brought in', async () => {
  for (let at = 0; at < 6; at++) {
    internet.pages.set(`calendar.test/${at}`, page(icsOf(allDay('20270110', '20270112'))));
    expect((await bring(`http://calendar.test/${at}`)).statusCode).toBe(at < 5 ? 201 : 409);
  }
});
