import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type SignedInPerson, useApi } from '../../../platform/testing.ts';
import { actions, addVehicle, asked, linksIn, withKey } from '../testing.ts';

let now = new Date('2027-01-05T10:00:00Z');
const api = useApi({ clock: () => now, isTrial: true });
const { ask, read, offer, mailsTo } = actions(api);
let nimal: SignedInPerson;
let kumari: SignedInPerson;
let vans: string[];
const email = 'maja@example.org';
const guest = { name: 'Maja', email };

beforeEach(async () => {
  now = new Date('2027-01-05T10:00:00Z');
  await api.empty('agreements', 'inquiries', 'listings', 'users', 'sent_mails');
  nimal = await api.signIn({ userName: 'Nimal' });
  kumari = await api.signIn({ userName: 'Kumari' });
  vans = [await addVehicle(api, nimal.id), await addVehicle(api, kumari.id)];
});

test('what a guest asks goes out when the link was opened, and the link is the way back', async () => {
  const threads = await ask(asked(vans, { guest }));
  expect(threads.map(({ status }) => status)).toEqual(['unconfirmed', 'unconfirmed']);
  expect(await mailsTo(nimal.email)).toEqual([]);
  expect((await api.get('/inquiries?as=partner', nimal)).json()).toEqual([]);
  expect((await api.get(`/inquiries/${threads[0]?._id}`, nimal)).statusCode).toBe(404);

  const [mail] = await mailsTo(email);
  const links = linksIn(mail?.text);
  expect(links.map(({ id }) => id)).toEqual(threads.map(({ _id }) => _id));
  const [first, second] = links as [(typeof links)[0], (typeof links)[0]];
  const opened = await api.get(withKey(first.id, first.key));
  expect(opened.json()).toMatchObject({ status: 'unconfirmed' });
  expect(opened.headers['cache-control']).toBe('private, no-store');
  // A guest's key opens one thread.
  expect((await api.get(withKey(second.id, first.key))).statusCode).toBe(404);
  const confirmed = await api.post(withKey(first.id, first.key, '/confirm'));
  expect(confirmed.json(), confirmed.body).toMatchObject({ status: 'open' });
  await api.post(withKey(first.id, first.key, '/confirm'));
  expect(await mailsTo(nimal.email)).toHaveLength(1);
  expect(await mailsTo(kumari.email)).toEqual([]);

  const made = await offer(first.id, nimal);
  const newer = linksIn((await mailsTo(email)).at(-1)?.text);
  expect(newer).toHaveLength(1);
  const accepted = await api.post(withKey(first.id, newer[0]?.key ?? '', `/offers/${made._id}/accept`));
  expect(accepted.json(), accepted.body).toMatchObject({ status: 'agreed', as: 'traveller' });
  expect(JSON.stringify(await read(first.id, nimal))).not.toContain(email);
});

test('news of a guest that a process of the version before has queued reach the guest', async () => {
  const [thread] = await ask(asked([vans[0] ?? ''], { guest }));
  await mailsTo(email);
  const news = { subject: 'An offer', paragraphs: ['It is valid for a week.'], words: 'Look at the offer' };
  const queued = JSON.stringify({ id: thread?._id, news });
  await api.db.execute(sql`select graphile_worker.add_job('inquiries:tell-guest', ${queued}::json)`);
  expect((await mailsTo(email)).at(-1)?.text).toContain('It is valid for a week.');
  expect(await mailsTo(nimal.email)).toEqual([]);
});

test('a session that has ended is told so, and not asked for a name; a guest with its token asks and reads all the same', async () => {
  const ended = { headers: { authorization: `Bearer ${'A'.repeat(43)}` } };
  const refused = await api.post('/inquiries', asked(vans), ended);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  expect((await api.post('/inquiries', asked(vans), {})).statusCode).toBe(400);
  expect((await api.post('/inquiries', asked(vans, { guest }), ended)).statusCode).toBe(201);
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  const [id, key] = [link?.id ?? '', link?.key ?? ''];
  expect((await api.get(withKey(id, key), ended)).statusCode).toBe(200);
  expect((await api.get(withKey(id, 'of-another'), ended)).statusCode).toBe(404);
  expect((await api.get(withKey(id, ''), ended)).statusCode).toBe(401);
  // A site behind a password has another word in that header.
  expect(
    (await api.get(`/inquiries/${id}`, { headers: { authorization: 'Basic bWFqYTp4' } })).statusCode,
  ).toBe(404);
});

test('one link of the first mail has the keys to all that was asked, of one question that of it alone', async () => {
  const threads = await ask(asked(vans, { guest }));
  const [, named = ''] = (await mailsTo(email))[0]?.text.match(/\/ask\?send=(\S+)/) ?? [];
  const links = named.split(',').map((link) => link.split('.'));
  expect(links.map(([id]) => id)).toEqual(threads.map(({ _id }) => _id));
  for (const [id = '', key = ''] of links)
    expect((await api.post(withKey(id, key, '/confirm'))).json()).toMatchObject({ status: 'open' });
  await ask(asked([vans[0] ?? ''], { guest: { ...guest, email: 'anna@example.org' } }));
  expect((await mailsTo('anna@example.org'))[0]?.text).not.toContain('/ask?send=');
});

test('the first mail has a button, of one question as of several, and says that its page asks for one more press', async () => {
  const [one] = await ask(asked(vans.slice(0, 1), { guest }));
  const several = { ...guest, email: 'anna@example.org' };
  await ask(asked(vans, { guest: several }));
  const [mail] = await mailsTo(email);
  const [link] = linksIn(mail?.text);
  const buttonOf = (html = '') => /class="act"[^>]*><a href="http:\/\/serendib\.test([^"]+)"/.exec(html)?.[1];
  expect(buttonOf(mail?.html)).toBe(withKey(one?._id ?? '', link?.key ?? ''));
  expect(mail?.text).toContain(`one press there sends it to the person who offers “${one?.listingTitle}”`);
  // Opening it sends nothing.
  expect((await api.get(buttonOf(mail?.html) ?? '')).json()).toMatchObject({ status: 'unconfirmed' });
  const [toSeveral] = await mailsTo(several.email);
  expect(buttonOf(toSeveral?.html)).toMatch(/^\/ask\?send=/);
  expect(toSeveral?.text).toContain('one press there sends it to all of these');
});

test('a guest takes their links back: none that was mailed opens the thread, and a new one comes to their address', async () => {
  await ask(asked(vans, { guest }));
  const [first, second] = linksIn((await mailsTo(email))[0]?.text);
  const { id = '', key = '' } = first ?? {};
  await api.post(withKey(id, key, '/confirm'));
  await offer(id, nimal);
  const [later] = linksIn((await mailsTo(email)).at(-1)?.text);
  for (const who of [nimal, kumari, undefined])
    expect((await api.post(`/inquiries/${id}/new-link`, {}, who)).statusCode).toBe(404);
  expect((await api.post(withKey(id, second?.key ?? '', '/new-link'))).statusCode).toBe(404);
  expect((await api.post(withKey(id, key, '/new-link'))).statusCode).toBe(204);
  for (const old of [key, later?.key ?? '']) expect((await api.get(withKey(id, old))).statusCode).toBe(404);
  const [renewed] = linksIn((await mailsTo(email)).at(-1)?.text);
  expect((await api.get(withKey(id, renewed?.key ?? ''))).json()).toMatchObject({ status: 'offered' });
  // The other thread of the same question keeps its own.
  expect((await api.get(withKey(second?.id ?? '', second?.key ?? ''))).statusCode).toBe(200);
});

test('a guest compares offers by the keys of their threads, and no other', async () => {
  const threads = await ask(asked(vans, { guest }));
  const links = linksIn((await mailsTo(email))[0]?.text);
  for (const { id, key } of links) await api.post(withKey(id, key, '/confirm'));
  await offer(threads[0]?._id ?? '', nimal);
  const compare = (ids: string[], keys: string[], who?: SignedInPerson) =>
    api.get(`/inquiries/compare?ids=${ids.join(',')}&key=${keys.join(',')}`, who);
  const ids = links.map(({ id }) => id);
  const keys = links.map(({ key }) => key);
  const both = await compare(ids, keys);
  expect(both.json(), both.body).toMatchObject([
    { _id: ids[0], total: 85_800 },
    { _id: ids[1], offer: null },
  ]);
  expect(both.headers['cache-control']).toBe('private, no-store');
  expect((await compare(ids, keys.slice(0, 1))).statusCode).toBe(404);
  expect((await compare(ids, [], nimal)).statusCode).toBe(404);
  expect((await compare(ids, [])).statusCode).toBe(401);
});

test('who waits for a guest is told by the keys of their threads, to nobody without one, and not where it was cancelled', async () => {
  const threads = await ask(asked(vans, { guest }));
  const links = linksIn((await mailsTo(email))[0]?.text);
  for (const { id, key } of links) await api.post(withKey(id, key, '/confirm'));
  const [first, second] = links as [(typeof links)[0], (typeof links)[0]];
  const named = (keys: string) =>
    api.get(`/inquiries/expected?ids=${links.map(({ id }) => id).join(',')}${keys && `&key=${keys}`}`);
  const both = `${first.key},${second.key}`;
  expect((await named(both)).json()).toEqual([]);
  const made = await offer(first.id, nimal);
  await api.post(withKey(first.id, first.key, `/offers/${made._id}/accept`));
  const told = await named(both);
  expect(told.json(), told.body).toMatchObject([
    { _id: threads[0]?._id, name: 'Nimal', total: 85_800, from: '2027-02-10', phone: expect.any(String) },
  ]);
  expect(told.headers['cache-control']).toBe('private, no-store');
  expect((await named('')).statusCode).toBe(401);
  expect((await named('wrong')).statusCode).toBe(404);
  expect((await named(second.key)).json()).toEqual([]);
  expect((await api.get(`/inquiries/expected?ids=${first.id}`, kumari)).statusCode).toBe(404);
  await api.post(withKey(first.id, first.key, '/cancel'), { reason: 'We stay at home.' });
  expect((await named(both)).json()).toEqual([]);
});

test('an agreement is had as a PDF and for a calendar by both of it, by nobody else, and until it is cancelled', async () => {
  const [thread] = await ask(asked([vans[0] ?? ''], { guest }));
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  const { id = '', key = '' } = link ?? {};
  await api.post(withKey(id, key, '/confirm'));
  expect((await api.get(withKey(id, key, '/agreement'))).statusCode).toBe(404);
  const made = await offer(thread?._id ?? '', nimal);
  await api.post(withKey(id, key, `/offers/${made._id}/accept`));
  for (const pdf of [
    await api.get(withKey(id, key, '/agreement')),
    await api.get(`/inquiries/${id}/agreement`, nimal),
  ]) {
    expect(pdf.statusCode, pdf.body).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['cache-control']).toMatch(/no-store/);
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  const ics = await api.get(withKey(id, key, '/agreement-calendar'));
  expect(ics.headers['content-type']).toMatch('text/calendar');
  expect(ics.body).toMatch(/DTSTART;VALUE=DATE:20270210[\s\S]*DTEND;VALUE=DATE:20270215/);
  for (const what of ['agreement', 'agreement-calendar']) {
    expect((await api.get(`/inquiries/${id}/${what}`, kumari)).statusCode).toBe(404);
    expect((await api.get(`/inquiries/${id}/${what}`)).statusCode).toBe(404);
  }
  await api.post(withKey(id, key, '/cancel'), { reason: 'A broken leg.' });
  expect((await api.get(withKey(id, key, '/agreement-calendar'))).statusCode).toBe(404);
});

test('a key works for ninety days', async () => {
  await ask(asked([vans[0] ?? ''], { guest, from: '2027-08-01', to: '2027-08-02' }));
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  await api.post(withKey(link?.id ?? '', link?.key ?? '', '/confirm'));
  now = new Date('2027-04-05T09:59:00Z');
  expect((await api.get(withKey(link?.id ?? '', link?.key ?? ''))).statusCode).toBe(200);
  now = new Date('2027-04-05T10:01:00Z');
  expect((await api.get(withKey(link?.id ?? '', link?.key ?? ''))).statusCode).toBe(404);
});

test('an account made later with the address takes the threads along, once it is confirmed', async () => {
  const [thread] = await ask(asked([vans[0] ?? ''], { guest }));
  const [link] = linksIn((await mailsTo(email))[0]?.text);
  await api.post(withKey(thread?._id ?? '', link?.key ?? '', '/confirm'));
  const maja = await api.signIn({ email: 'Maja@example.org', userName: 'Maja' });
  expect((await api.get('/inquiries', maja)).json()).toMatchObject([{ _id: thread?._id }]);
  await offer(thread?._id ?? '', nimal);
  expect(linksIn((await mailsTo('Maja@example.org')).at(-1)?.text)).toEqual([]);
});

test('links and numbers in the first message of a guest are marked to the partner, by mail too', async () => {
  for (const [at, message] of [
    'Call me: +94 77 123 4567',
    'See https://evil.example/pay',
    'Write to a@b.co',
    'Pay at bit.ly/3abc',
    'We are four, 12 days, 2 rooms.',
  ].entries()) {
    const mail = `g${at}@example.org`;
    const [thread] = await ask(asked([vans[0] ?? ''], { guest: { name: 'G', email: mail }, message }));
    const [link] = linksIn((await mailsTo(mail))[0]?.text);
    await api.post(withKey(thread?._id ?? '', link?.key ?? '', '/confirm'));
    expect((await read(thread?._id ?? '', nimal)).messages[0]?.isMarked, message).toBe(at < 4);
    const told = (await mailsTo(nimal.email)).at(-1)?.text ?? '';
    expect(told).toContain(message);
    expect(told.includes('with a link or a number in it: be careful.'), message).toBe(at < 4);
  }
});

test('who is neither signed in nor says a name and an address is asked for them', async () => {
  const refused = await api.post('/inquiries', asked(vans));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toHaveProperty('guest');
  const wrong = await api.post('/inquiries', asked(vans, { guest: { name: '', email: 'x' } }));
  expect(Object.keys(wrong.json().fields)).toEqual(['guest.name', 'guest.email']);
});

test.each([
  ['You won Rs 100000, claim at https://evil.example/claim', 'A name cannot have a web address in it.'],
  ['Claim at evil.photos', 'A name cannot have a web address in it.'],
  ['Maja\u3164', 'A name cannot have hidden signs. Please type it anew.'],
  ['<b>Maja</b>', 'A name cannot have signs like < or >.'],
  ['Serendib Team', 'A name cannot sound like our team’s. Please choose another.'],
  ['x'.repeat(61), 'A name can have at most 60 characters.'],
  ['\u200b', 'Please give your name.'],
])('a guest is not called %j, as no account is, and nothing is mailed', async (name, words) => {
  const refused = await api.post('/inquiries', asked(vans, { guest: { name, email } }));
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { 'guest.name': words }]);
  expect(await mailsTo(email)).toEqual([]);
});
