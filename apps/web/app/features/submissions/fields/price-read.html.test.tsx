import type { Kind } from '@serendib/contract/listings/kind';
import { tour } from '@serendib/contract/listings/kinds/tour';
import { tourGuide } from '@serendib/contract/listings/kinds/tour-guide';
import { vehicle } from '@serendib/contract/listings/kinds/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { FormContextProvider } from '../form/form-context.ts';
import { FieldControl } from './field-control.tsx';

function hintOf(kind: Kind, values: Record<string, unknown>): string | undefined {
  const field = kind.fields.find(({ name }) => name === kind.pricedBy?.field);
  if (!field) throw new Error('The kind has no price.');
  const Form = () => (
    <FormProvider {...useForm({ defaultValues: values })}>
      <FormContextProvider
        value={{
          ...{ kind, variant: 'owner', fields: kind.fields, isEdit: false, problems: {}, marked: [] },
          ...{ pictures: { most: 1, isPremium: false }, widgets: {}, waitFor: () => {} },
        }}
      >
        <FieldControl field={field} />
      </FormContextProvider>
    </FormProvider>
  );
  return /aria-live="polite">([^<]*)</.exec(renderToStaticMarkup(<Form />))?.[1];
}

test.each([
  [tourGuide, { ratePerDay: 'Rs 12-15k' }, 'Read as LKR 12,000 to 15,000 a day.'],
  [tourGuide, { ratePerDay: 'Rs 9000 for two' }, 'Read as LKR 9,000.'],
  [tour, { priceRange: 'Rs 45000', priceUnit: 'person' }, 'Read as LKR 45,000 a person.'],
  [vehicle, { pricePerDay: '24,000' }, 'Read as LKR 24,000 a day.'],
  [tourGuide, { ratePerDay: 'ask me' }, expect.stringContaining('No price can be read in these words.')],
  [tourGuide, { ratePerDay: '' }, undefined],
  [tour, { priceRange: 'Rs ' }, undefined],
])('under a price stands how it is read', (kind, values, words) => {
  expect(hintOf(kind as Kind, values)).toEqual(words);
});
