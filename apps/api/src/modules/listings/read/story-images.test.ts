import { expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { jpeg } from '../../media/testing/photos.ts';
import { exampleOf } from '../testing.ts';

const api = useApi();

test('pictures of a story say how large they are, where we have them and their author did not say it; a form is filled with what is stored', async () => {
  const admin = await api.signIn({ role: 'admin' });
  const upload = async (width: number, height: number) => {
    const { payload, options } = await multipart({}, { bytes: await jpeg(width, height) }, admin.headers);
    const { url } = (await api.post('/media', payload, options)).json();
    return url.slice(url.indexOf('/media/'));
  };
  const [plain, said] = [await upload(1000, 750), await upload(400, 300)];
  const elsewhere = 'https://example.lk/a.jpg?x=1&amp;y=2';
  const stored = `<p>Tea &gt; all</p><img src="${plain}" alt="1 &gt; 0" loading="lazy" /><img src="${said}" width="200" loading="lazy" /><img src="${elsewhere}" loading="lazy" />`;
  const made = await api.post('/blogs', exampleOf('blog', { content: stored }), admin);
  expect(made.statusCode, made.body).toBe(201);
  const address = `/blogs/${made.json()._id}`;
  expect((await api.get(address)).json().content).toBe(
    stored.replace('alt="1 &gt; 0" loading="lazy"', '$& width="1000" height="750"'),
  );
  expect((await api.get(address, admin)).json().content).toBe(stored);
});
