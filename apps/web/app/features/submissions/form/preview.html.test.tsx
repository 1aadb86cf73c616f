import type { Kind } from '@serendib/contract/listings/kind';
import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { Preview } from './preview.tsx';
import type { FormValues, OwnListing } from './values.ts';

afterEach(() => vi.unstubAllGlobals());

type Shown = Record<string, unknown>;
/** What the card of the preview is given. */
function shownOf(kind: Kind, over: Shown, listing?: Shown): Shown {
  let given: Shown = {};
  const Form = () => (
    <FormProvider
      {...useForm<FormValues>({ defaultValues: { isExternal: false, ...kind.example, ...over } })}
    >
      <Preview
        kind={kind}
        listing={listing as OwnListing | undefined}
        card={(shown) => {
          given = shown as unknown as Shown;
          return null;
        }}
      />
    </FormProvider>
  );
  renderToStaticMarkup(<Form />);
  return given;
}

test('a guide can be had unless they said otherwise, and a vehicle is as its form says', () => {
  expect(shownOf(tourGuide, {})).toMatchObject({ availabilityState: 'available', awayUntil: null });
  const away = { availabilityState: 'away', awayUntil: '2026-12-10' };
  expect(shownOf(tourGuide, {}, away)).toMatchObject(away);
  expect(shownOf(vehicle, { availability: 'unavailable' }, away)).toMatchObject(away);
  expect(shownOf(vehicle, { availability: 'booked' }, away)).toMatchObject({
    availabilityState: 'booked',
    awayUntil: null,
  });
});

test('a photo that was uploaded is shown, by its whole address', () => {
  vi.stubGlobal('location', { origin: 'https://serendib.test' });
  expect(shownOf(tourGuide, { image: '/media/x/1600.webp' })).toMatchObject({
    image: 'https://serendib.test/media/x/1600.webp',
    imageIsDrawing: false,
  });
});
