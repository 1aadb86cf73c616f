// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { heartPlaces } from './heart-places.ts';

const pages = { vehicles: 'vehicle', destination: 'destination' } as const;
const van = '019acd00-0000-7000-8000-000000000001';
const card = (href: string, name: string) =>
  `<article><img class="print" src="/x.svg"><a class="card-link" href="${href}">${name}</a></article>`;

/** What gets a heart on a page of this. */
function namesIn(html: string, path = '/vehicles') {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main id="main">${html}</main>`;
  return heartPlaces(pages).map(({ kind, at, href, title }) => [kind, at, href, title]);
}

test('cards of listings and places get a heart in each language, those that lead elsewhere none', () => {
  expect(
    namesIn(
      card(`/si/vehicles/${van}`, 'Hiace') +
        card('/destination/ella', 'Ella') +
        card('/vehicles/preview', 'Yours') +
        card('/partnership/vehicle-premium', 'Premium'),
      '/si/vehicles',
    ),
  ).toEqual([
    ['vehicle', van, `/vehicles/${van}`, 'Hiace'],
    ['destination', 'ella', '/destination/ella', 'Ella'],
  ]);
});

test('a card in a form, and one that is not hydrated yet, get none', () => {
  const hiace = card(`/vehicles/${van}`, 'Hiace');
  expect(namesIn(`<form>${hiace}</form><div inert>${hiace}</div>`)).toEqual([]);
  expect(namesIn(`<div data-deferred="found">${hiace}</div>`)).toEqual([]);
  expect(namesIn(`<div data-deferred="found" data-hydrated>${hiace}</div>`)).toHaveLength(1);
});

test('the page of a listing gets a heart beside its name, and one that travellers do not see none', () => {
  const page = '<article><header><h1>Hiace</h1></header></article>';
  expect(namesIn(page, `/vehicles/${van}`)).toEqual([['vehicle', van, `/vehicles/${van}`, 'Hiace']]);
  expect(namesIn(`<div data-unseen></div>${page}`, `/vehicles/${van}`)).toEqual([]);
  expect(namesIn('<h1>Not found</h1>', `/vehicles/${van}`)).toEqual([]);
});
