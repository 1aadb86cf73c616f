import { fireEvent } from '@testing-library/react';
import { Outlet, ScrollRestoration, useSearchParams } from 'react-router';
import { expect, test, vi } from 'vitest';
import { act, openPage, routeAt, screen } from '~/testing/open-page.tsx';
import { VehicleTypes } from './type-links.tsx';

const List = () => {
  const [query] = useSearchParams();
  return <VehicleTypes query={Object.fromEntries(query)} />;
};
const Site = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);

test('a type of vehicle that is chosen on a telephone leaves the page where it is, as a chip does', async () => {
  await openPage(routeAt('/', { default: Site }, [{ path: 'vehicles', Component: List }]), '/vehicles');
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const chosen = () => screen.getByLabelText<HTMLSelectElement>('Vehicle type');
  for (const value of ['suv', 'taxi']) {
    await act(async () => void fireEvent.change(chosen(), { target: { value } }));
    await screen.findByRole('link', { name: value === 'suv' ? 'SUV' : 'Taxi', current: true });
  }
  await act(async () => screen.getByRole('link', { name: 'All' }).click());
  await screen.findByRole('link', { name: 'All', current: true });
  expect(scrolled).not.toHaveBeenCalled();
});
