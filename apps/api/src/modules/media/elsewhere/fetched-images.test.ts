import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { redirect, TestInternet } from '../../../platform/fetch-public/testing.ts';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { listings, pictures, picturesElsewhere } from '../../../schema/index.ts';
import { loadPlaces } from '../../destinations/load-places.ts';
import { exampleOf } from '../../listings/testing.ts';
import { addressesOf, askImage } from '../testing/ask-image.ts';
import { bomb, jpeg } from '../testing/photos.ts';

let now = new Date('2027-01-05T10:00:00Z');
const internet = new TestInternet();
const api = useApi({ clock: () => now, network: internet });
let driver: SignedInPerson;

beforeAll(() => internet.open());
afterAll(() => internet.close());
beforeEach(async () => {
  internet.names.clear();
  internet.pages.clear();
  internet.asked.length = internet.reached.length = 0;
  internet.names.set('pictures.test', ['93.184.216.34']);
  await api.empty('listings', 'users', 'pictures');
  driver = await api.signIn();
});

const serve = (path: string, bytes: Buffer) =>
  internet.pages.set(`pictures.test/${path}`, (_, response) => response.writeHead(200).end(bytes));
const run = async () => {
  await api.db.execute(sql`select graphile_worker.add_job('media:elsewhere', '{}')`);
  await api.runJobs();
};
const look = async (address: string, person?: SignedInPerson) => {
  const plain = `/media/elsewhere?of=${encodeURIComponent(address)}`;
  const [at] = person ? await addressesOf(api, person, address) : [];
  return askImage(api, at?.url ?? plain);
};
const submit = async (...vehicleImages: string[]): Promise<string> => {
  const reply = await api.post('/vehicles', exampleOf('vehicle', { vehicleImages }), driver);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json()._id;
};
const approve = (id: string) =>
  api.db.update(listings).set({ status: 'approved', approvedAt: now }).where(eq(listings.id, id));
const setHidden = (id: string, hiddenAt: Date | null) =>
  api.db.update(listings).set({ hiddenAt }).where(eq(listings.id, id));

/** What a person's mails about pictures say, the oldest first. */
const mailsOf = async ({ email }: SignedInPerson) => {
  const sent = await api.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from sent_mails where "to" = ${email} and subject like '%fetched' order by id`,
  );
  return sent.rows;
};

const van = 'http://pictures.test/van.jpg?w=1&h=2';

test('is fetched and told whatever signs its address has', async () => {
  const named = "http://pictures.test/van's%20(1).jpg";
  serve("van's%20(1).jpg", await jpeg());
  const id = await submit(named);
  await approve(id);
  await run();
  expect((await look(named)).headers['content-type']).toBe('image/webp');
  expect((await api.get(`/vehicles/${id}`)).json().vehicleImages).toEqual([named]);
});

test('is fetched once, written anew, and shown from here; the API gives the address that was sent', async () => {
  serve('van.jpg?w=1&h=2', await jpeg(2400, 1200));
  const id = await submit(van);
  await approve(id);
  expect((await look(van)).statusCode).toBe(404);
  await run();
  for (let times = 0; times < 3; times++) {
    const shown = await look(van);
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'public, max-age=86400',
    ]);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 800,
    });
    await run();
  }
  expect(internet.asked).toEqual(['pictures.test/van.jpg?w=1&h=2']);
  expect((await api.get(`/vehicles/${id}`)).json().vehicleImages).toEqual([van]);
  // What nothing names is not fetched for who asks.
  expect((await look('http://pictures.test/other.jpg')).statusCode).toBe(404);
  expect(internet.asked).toHaveLength(1);
});

test('of what is not public is for its owner and administrators', async () => {
  serve('van.jpg?w=1&h=2', await jpeg());
  const id = await submit(van);
  await run();
  const [stranger, admin] = [await api.signIn(), await api.signIn({ role: 'admin' })];
  const statuses = async () =>
    Promise.all(
      [undefined, stranger, driver, admin].map(async (person) => (await look(van, person)).statusCode),
    );
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  expect((await look(van, driver)).headers['cache-control']).toBe('private, max-age=900');
  await approve(id);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await setHidden(id, now);
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  await setHidden(id, null);
  // Another that shows the same picture keeps it in sight.
  const other = await submit(van);
  await api.db.update(listings).set({ deletedAt: now }).where(eq(listings.id, id));
  await run();
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  await approve(other);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test('stays while it is named, and goes when it is not', async () => {
  const [one, two] = ['http://pictures.test/one.jpg', 'http://pictures.test/two.jpg'];
  serve('one.jpg', await jpeg());
  serve('two.jpg', await jpeg());
  const id = await submit(one);
  await run();
  const cleanUp = async () => {
    const before = now;
    now = new Date(now.getTime() + 25 * 3_600_000);
    await api.db.execute(sql`select graphile_worker.add_job('media:sweep', '{}')`);
    await api.runJobs();
    now = before;
  };
  const change = async (vehicleImages: string[]) => {
    const reply = await api.put(
      `/vehicles/owner/${id}`,
      { vehicleImages, baseLocation: `Kandy ${vehicleImages}` },
      driver,
    );
    expect(reply.statusCode, reply.body).toBe(200);
    await run();
    await cleanUp();
  };
  await change([one]);
  expect((await look(one, driver)).statusCode).toBe(200);
  expect(internet.asked).toEqual(['pictures.test/one.jpg']);
  await change([two]);
  expect((await look(one, driver)).statusCode).toBe(404);
  expect((await look(two, driver)).statusCode).toBe(200);
  expect(await api.db.select().from(pictures)).toHaveLength(1);
});

test('in a story and of a destination is fetched as well', async () => {
  const [drawn, told, seen] = ['a.jpg?x=1&y=2', 'b.jpg', 'c.jpg'].map(
    (path) => `http://pictures.test/${path}`,
  );
  for (const path of ['a.jpg?x=1&y=2', 'b.jpg', 'c.jpg']) serve(path, await jpeg());
  const content = `<p>Tea</p><img src="${drawn?.replace('&', '&amp;')}"><img src="${told}">`;
  await loadPlaces(api.db);
  const admin = await api.signIn({ role: 'admin' });
  const made = await api.post('/blogs', exampleOf('blog', { content }), admin);
  expect(made.statusCode, made.body).toBe(201);
  const place = { name: 'Ella Rock', district: 'Colombo', description: 'A climb.', image: seen };
  const added = await api.post('/destinations', place, admin);
  expect(added.statusCode, added.body).toBe(201);
  await run();
  for (const address of [drawn, told, seen])
    expect((await look(address ?? '')).statusCode, address).toBe(200);
  // A page keeps their place.
  const story: string = (await api.get(`/blogs/${made.json()._id}`)).json().content;
  expect(story.match(/<img [^>]*loading="lazy" width="800" height="600"/g)).toHaveLength(2);
});

test.each([
  'http://127.0.0.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://10.1.2.3/a.jpg',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[fd00::1]/a.jpg',
  'http://pictures.test:8080/a.jpg',
  'http://private.test/a.jpg',
  'http://pictures.test/to-private',
])('%s is never asked for', async (address) => {
  internet.names.set('private.test', ['10.0.0.1']);
  internet.pages.set('pictures.test/to-private', redirect('http://127.0.0.1/a.jpg'));
  // As it may have been written before addresses were looked at.
  const listingId = await submit(van);
  await api.db.insert(picturesElsewhere).values({ listingId, address, nextTryAt: now });
  await run();
  expect(internet.asked.filter((asked) => !/\/(to-private|van)/.test(asked))).toEqual([]);
  expect((await look(address, driver)).statusCode).toBe(404);
});

test('that is no photo, too large or a bomb is given up; a server that is away is asked again, five times', async () => {
  serve('page.jpg', Buffer.from('<html><script>alert(1)</script></html>'));
  serve(
    'drawing.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  );
  serve('bomb.png', await bomb());
  internet.pages.set('pictures.test/endless.jpg', (_, response) => {
    response.writeHead(200);
    // Until nothing reads it any more: a write to what was hung up on ends at once, and the next one would follow for as long as the worker lives.
    const more = () => response.write(Buffer.alloc(1_000_000), (failed) => failed ?? setImmediate(more));
    more();
  });
  internet.pages.set('pictures.test/away.jpg', (_, response) => response.writeHead(503).end());
  const start = now;
  const names = ['page.jpg', 'drawing.svg', 'bomb.png', 'endless.jpg', 'away.jpg'];
  const ids = [];
  for (const name of names) ids.push(await submit(`http://pictures.test/${name}`));
  for (let hours = 0; hours < 100; hours += 10) {
    await run();
    now = new Date(now.getTime() + 10 * 3_600_000);
  }
  const asked = (name: string) => internet.asked.filter((one) => one === `pictures.test/${name}`).length;
  expect(names.map(asked)).toEqual([1, 1, 1, 5, 5]);
  expect(await api.db.select().from(pictures)).toEqual([]);
  const told = (await mailsOf(driver)).map(({ text }) => names.filter((name) => text.includes(name)));
  expect(told.map(([name]) => name).sort()).toEqual([...names].sort());
  expect(told.flat()).toHaveLength(names.length);
  const admin = await api.signIn({ role: 'admin' });
  for (const name of names)
    expect((await look(`http://pictures.test/${name}`, admin)).statusCode, name).toBe(404);
  // Who saves it again has it tried again.
  now = start;
  serve('away.jpg', await jpeg());
  const changed = await api.put(`/vehicles/owner/${ids.at(-1)}`, { baseLocation: 'Matale' }, driver);
  expect(changed.statusCode, changed.body).toBe(200);
  await run();
  expect((await look('http://pictures.test/away.jpg', driver)).statusCode).toBe(200);
  expect(await api.db.$count(picturesElsewhere)).toBe(5);
});

test('that was not fetched leads to the drawing of ours that who shares a page names, and to nothing else', async () => {
  await approve(await submit(van));
  const shared = (drawing: string) =>
    askImage(api, `/media/elsewhere?of=${encodeURIComponent(van)}&else=${encodeURIComponent(drawing)}`);
  const drawing = '/social/print-vehicle-van-1.png';
  const led = await shared(drawing);
  expect([led.statusCode, led.headers.location, led.headers['cache-control']]).toEqual([
    302,
    drawing,
    'no-store',
  ]);
  for (const other of ['https://elsewhere.test/a.png', '//elsewhere.test/social/a.png', '/social/../a.png'])
    expect((await shared(other)).statusCode, other).toBe(404);
  serve('van.jpg?w=1&h=2', await jpeg());
  await run();
  expect((await shared(drawing)).headers['content-type']).toBe('image/webp');
});

test('of several that could not be had their owner is told in one mail, once none is waited for', async () => {
  serve('van.jpg?w=1&h=2', await jpeg());
  serve('page.jpg', Buffer.from('<html>'));
  internet.pages.set('pictures.test/gone.jpg', (_, response) => response.writeHead(404).end());
  const listingId = await submit('http://pictures.test/page.jpg');
  // As premium would allow.
  const at = { nextTryAt: now, createdAt: now };
  const more = [van, 'http://pictures.test/gone.jpg'].map((address) => ({ listingId, address, ...at }));
  await api.db.insert(picturesElsewhere).values(more);
  await run();
  expect(await mailsOf(driver)).toEqual([]);
  for (let days = 0; days < 5; days++) {
    now = new Date(now.getTime() + 86_400_000);
    await run();
  }
  expect(
    (await mailsOf(driver)).map(({ subject, text }) => [subject, text.includes('van.jpg'), text]),
  ).toEqual([
    [
      expect.stringMatching(/^2 pictures of “.*” could not be fetched$/),
      false,
      expect.stringMatching(/page\.jpg[\s\S]*gone\.jpg[\s\S]*\/vehicle-edit\//),
    ],
  ]);
});

test('of an owner who names many is fetched in a turn what leaves those of others their place', async () => {
  const seen = await jpeg();
  serve('other.jpg', seen);
  const ids = [await submit('http://pictures.test/gone.jpg'), await submit('http://pictures.test/gone2.jpg')];
  const more = Array.from({ length: 40 }, (_, nth) => ({
    ...{ listingId: ids[nth % 2] ?? '', address: `http://pictures.test/gone.jpg?${nth}` },
    ...{ nextTryAt: now, createdAt: now },
  }));
  await api.db.insert(picturesElsewhere).values(more);
  now = new Date(now.getTime() + 1_000);
  const many = driver;
  driver = await api.signIn();
  await submit('http://pictures.test/other.jpg');
  await run();
  expect(internet.asked).toContain('pictures.test/other.jpg');
  // The rest of the turn is theirs, what waits longest first.
  expect(internet.asked.filter((one) => one.includes('gone'))).toHaveLength(19);
  expect((await look('http://pictures.test/other.jpg', driver)).statusCode).toBe(200);
  expect((await look('http://pictures.test/other.jpg', many)).statusCode).toBe(404);
});
