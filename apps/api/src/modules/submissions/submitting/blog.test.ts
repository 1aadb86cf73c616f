import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listings } from '../../../schema/index.ts';
import { cleanHtml } from '../../listings/index.ts';
import { type Body, bodyOf, useSubmissions } from './testing.ts';

const { api, send } = useSubmissions();

describe('a blog', () => {
  const post = (content: string, more: Body = {}) =>
    send('/blogs/sponsored', { title: `A ${content.length} post`, content, ...more });

  // Proves ENTITY-04, OWN-ENTITY-20.
  test('says that a partner sent it and by whom it is', async () => {
    const blog = (await send('/blogs/sponsored', bodyOf('blog', { author: 'Dilini' }))).json();
    expect(blog).toMatchObject({ author: 'Dilini', authorName: 'Dilini', isSponsored: true });
    const admin = await api.signIn({ role: 'admin' });
    expect((await send('/blogs', bodyOf('blog'), admin)).json()).toMatchObject({ isSponsored: false });
  });

  test('without an author is by a guest, and needs no voucher while payments are paused', async () => {
    const made = await post('<p>Tea</p>', { author: ' ', paymentId: 'already-paid' });
    expect([made.statusCode, made.json().author]).toEqual([201, 'Guest Author']);
  });

  test('keeps what the editor can write', async () => {
    const content =
      '<h2>Leaves</h2><p>One <strong>two</strong> <em>three</em> <a href="https://tea.example.lk" rel="nofollow ugc noopener noreferrer">leaf</a></p><blockquote><p>Bud</p></blockquote><ul><li><p>Up</p></li></ul><ol><li><p>Down</p></li></ol>';
    expect((await post(content)).json().content).toBe(content);
  });

  test.each([
    ['<p>Tea</p><script>alert(1)</script>', '<p>Tea</p>'],
    ['<p onclick="alert(1)" style="position:fixed">Tea</p>', '<p>Tea</p>'],
    [
      '<p><a href="javascript:alert(1)">Tea</a></p>',
      '<p><a rel="nofollow ugc noopener noreferrer">Tea</a></p>',
    ],
    ['<p>Tea</p><img src="x" onerror="alert(1)">', '<p>Tea</p>'],
    ['<p>Tea</p><img src="data:image/svg+xml;base64,PHN2Zz4=">', '<p>Tea</p>'],
    ['<p>Tea</p><img src="//elsewhere.lk/a.png">', '<p>Tea</p>'],
    ['<p>Tea</p><iframe src="https://elsewhere.lk">words</iframe>', '<p>Tea</p>'],
    ['<svg><p>Tea</p><script>alert(1)</script></svg><p>Leaf</p>', '<p>Leaf</p>'],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math><p>Tea</p>', '<p>Tea</p>'],
    ['<form action="/x"><input name="password"><p>Tea</p></form>', '<p>Tea</p>'],
    ['<h1>Tea</h1><p>Leaf', '<h2>Tea</h2><p>Leaf</p>'],
    ['<p>1 &lt; 2 &amp; <b>3</b></p><!-- note -->', '<p>1 &lt; 2 &amp; <strong>3</strong></p>'],
  ])('loses what is hostile: %s', async (written, kept) => {
    expect((await post(written)).json().content).toBe(kept);
  });

  test('keeps all its words where a stroke through letters stands behind a tag, and is clean as it is stored', async () => {
    const kept = async (content: string) => {
      const { _id } = (await post(content)).json();
      const [row] = await api.db
        .select({ details: listings.details })
        .from(listings)
        .where(eq(listings.id, _id));
      return row?.details.content;
    };
    const struck = '<p><strong>Not</strong>\u0338 so dear.</p><p>\u0338Rest</p>';
    expect(await kept(struck)).toBe(struck);
    expect(await kept('<p>\u0338 onmouseover=alert(1) one two</p>')).toBe(
      '<p>\u0338 onmouseover=alert(1) one two</p>',
    );
    // An unseen sign in the beginning of an address does not make it another.
    expect(await kept('<p><a href="java\u200bscript:alert(1)">Tea</a> Cafe\u0301</p>')).toBe(
      '<p><a rel="nofollow ugc noopener noreferrer">Tea</a> Café</p>',
    );
    // The name of a file as it is written elsewhere stays the name of that file.
    const picture = '<img src="https://tea.example.lk/cafe\u0301.jpg" loading="lazy" />';
    expect(await kept(`<p>Tea</p>${picture}`)).toBe(`<p>Tea</p>${picture}`);
    for (const content of ['<p><a href="java&#x200b;script:alert(1)">Tea</a></p>', '<p>e&#x301;</p>']) {
      const stored = String(await kept(content));
      expect(cleanHtml(stored, 'http://serendib.test')).toBe(stored);
      expect(stored).not.toContain('"javascript:');
    }
  });

  test('with a picture whose address is too long to be fetched is refused', async () => {
    const story = (length: number) => `<p>Tea</p><img src="https://tea.example.lk/${'a'.repeat(length)}">`;
    const refused = await post(story(2_000));
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { content: 'Content has a picture with too long an address. Please put in the picture itself.' },
    ]);
    expect((await post(story(1_900))).statusCode).toBe(201);
  });

  test('that is nothing but hostile has no content', async () => {
    const reply = await post('<script>alert(1)</script>');
    expect([reply.statusCode, reply.json().error]).toEqual([400, 'Please fill in the content']);
  });
});
