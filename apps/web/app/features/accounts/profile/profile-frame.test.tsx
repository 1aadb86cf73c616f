import { expect, test, vi } from 'vitest';
import { openPage, screen } from '~/testing/open-page.tsx';
import { ProfileFrame } from './profile-frame.tsx';

const box = (left: number, width: number) => ({ left, width }) as DOMRect;

test('the tab that is open is in sight where tabs are swept sideways', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'NAV'
      ? box(20, 320)
      : this.hasAttribute('aria-current')
        ? box(700, 100)
        : box(0, 0);
  });
  await openPage(
    <ProfileFrame tab="analytics" counts={{}} line={null} now={0} above={null}>
      {null}
    </ProfileFrame>,
  );
  await screen.findByRole('link', { name: 'Analytics', current: 'page' });
  // Its middle stands in the middle of the row.
  expect(screen.getByRole('navigation', { name: 'My Profile' }).scrollLeft).toBe(750 - 180);
});
