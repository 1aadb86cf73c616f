import { beforeEach, expect, test, vi } from 'vitest';
import { answer, says } from '~/testing/open-page.tsx';
import { tellAboutPrices } from './about-prices.ts';
import { keepCurrency, readCurrency } from './currency.ts';

const rates = { day: '2026-11-20', rupees: { EUR: 350, USD: 300 } };
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<main>
    <data id="one" value="35000">LKR 35,000</data>
    <data id="span" value="35000-70000">LKR 35,000 to 70,000</data>
    <span id="words">Ask for a price</span></main>`;
});
const about = (id: string) => document.getElementById(id)?.dataset.about;

test('who chose a currency reads beside each price what it is about, never in place of the rupees, and on what comes later', async () => {
  answer({ 'GET /settings': says({ rates }) });
  const stop = tellAboutPrices();
  expect(about('one')).toBeUndefined();
  keepCurrency('EUR');
  expect(readCurrency()).toBe('EUR');
  await vi.waitFor(() => expect(about('one')).toBe('about EUR 100'));
  expect(about('span')).toBe('about EUR 100 to 200');
  expect(document.getElementById('one')?.textContent).toBe('LKR 35,000');
  expect(document.getElementById('words')?.outerHTML).toBe('<span id="words">Ask for a price</span>');
  const later = document.createElement('data');
  later.id = 'later';
  document.querySelector('main')?.append(later);
  later.setAttribute('value', '70000');
  await vi.waitFor(() => expect(about('later')).toBe('about EUR 200'));
  keepCurrency(undefined);
  await vi.waitFor(() => expect(about('one')).toBeUndefined());
  stop();
});
