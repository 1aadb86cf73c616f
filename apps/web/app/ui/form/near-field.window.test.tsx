// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { act, answer, lists } from '~/testing/open-page.tsx';
import { NearField } from './near-field.tsx';

test('a field that got the keyboard before React took it up offers the places all the same', async () => {
  answer({ 'GET /places': lists({ slug: 'ella', name: 'Ella', nameSi: null, nameTa: null }) });
  const page = document.createElement('div');
  page.innerHTML = renderToString(<NearField query={{}} />);
  document.body.append(page);
  page.querySelector('input')?.focus();
  const root = await act(async () => hydrateRoot(page, <NearField query={{}} />));
  await vi.waitFor(() => expect(page.querySelector('option[value="Ella"]')).not.toBeNull());
  await act(async () => root.unmount());
  page.remove();
});
