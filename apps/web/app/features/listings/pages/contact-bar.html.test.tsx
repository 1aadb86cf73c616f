import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Contact, type ContactProps } from './contact.tsx';
import { ContactBar } from './contact-bar.tsx';

const ways = { name: 'Nimal', about: 'your Hiace', phone: '+94771234567', email: 'nimal@example.lk' };
const question = 'It says “Away until 5 December 2026”. Which other days would be free?';
const asked = encodeURIComponent(`Hello Nimal, I found your Hiace on Serendib. ${question}`);

/** The links of a bar in their order: where they lead, and what they say. */
const linksOf = (more: Partial<ContactProps>) => {
  const html = renderToStaticMarkup(
    <ContactBar {...ways} {...more} price={{ amount: 'LKR 20,000', per: 'a day', value: '20000' }} />,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, to = '', label = '']) => [
    to.replaceAll('&amp;', '&'),
    label.replace(/<[^>]*>/g, ''),
  ]);
};

test('asking for other days carries the question into WhatsApp, a call stands beside it', () => {
  expect(linksOf({ question, whatsapp: '+94 77 765 4321' })).toEqual([
    [`https://wa.me/94777654321?text=${asked}`, 'Ask for other days'],
    ['tel:+94771234567', ''],
  ]);
});

test('without WhatsApp the question goes by e-mail, also where that is the only way', () => {
  const mail = `mailto:nimal@example.lk?subject=${encodeURIComponent('your Hiace on Serendib')}&body=${asked}`;
  expect(linksOf({ question })[0]).toEqual([mail, 'Ask for other days']);
  expect(linksOf({ question, phone: null })).toEqual([[mail, 'Ask for other days']]);
});

test('with a telephone alone one asks by calling, and of what is free nothing is asked', () => {
  expect(linksOf({ question, email: null })).toEqual([['tel:+94771234567', 'Ask for other days']]);
  expect(linksOf({ question: null })[0]).toEqual(['tel:+94771234567', 'Call']);
  expect(JSON.stringify(linksOf({ question: null, whatsapp: '+94777654321' }))).not.toContain('other');
});

test('the ways beside the price ask the same', () => {
  const html = renderToStaticMarkup(<Contact {...ways} whatsapp="+94777654321" question={question} />);
  expect(html.split(asked)).toHaveLength(3);
});
