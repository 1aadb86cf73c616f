import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WovenMap } from './woven-map.tsx';

it('is 25 links by their names and counts where it leads somewhere, without any script', () => {
  const html = renderToStaticMarkup(
    <WovenMap
      title="Districts of Sri Lanka"
      selected="kandy"
      href={(slug) => `/destinations?district=${slug}`}
      counts={{ kandy: 7, galle: 1 }}
    />,
  );
  expect(html).toContain('role="group" aria-label="Districts of Sri Lanka"');
  expect(html.match(/<a /g)).toHaveLength(25);
  expect(html).toMatch(
    /aria-label="Kandy, 7 destinations" href="\/destinations\?district=kandy" aria-current="true"/,
  );
  expect(html).toContain('aria-label="Galle, 1 destination"');
  expect(html).toContain('aria-label="Nuwara Eliya, 0 destinations"');
});

it('is 25 buttons that say which is chosen where it only selects', () => {
  const html = renderToStaticMarkup(<WovenMap title="Choose" selected="galle" onSelect={() => {}} />);
  expect(html.match(/role="button" tabindex="0"/g)).toHaveLength(25);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(html).toMatch(
    /data-district="galle" aria-label="Galle" role="button" tabindex="0" aria-pressed="true"/,
  );
});

it('is one picture where it leads nowhere, with its markers named', () => {
  const html = renderToStaticMarkup(
    <WovenMap title="Sigiriya on the map" markers={[{ lat: 7.957, lon: 80.7603, label: 'Sigiriya' }]} />,
  );
  expect(html).toContain('role="img" aria-label="Sigiriya on the map"');
  expect(html).not.toMatch(/tabindex|<a /);
  expect(html).toContain('<title>Sigiriya</title>');
});

it('lifts only the chosen district, and bears a name it does not know', () => {
  const chosen = (slug: string) =>
    renderToStaticMarkup(<WovenMap title="x" selected={slug} />).match(/class="chosen"/g);
  expect(chosen('jaffna')).toHaveLength(1);
  expect(chosen('atlantis')).toBeNull();
});
