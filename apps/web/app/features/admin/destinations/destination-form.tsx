import type { AdminDestination } from '@serendib/contract/destinations/admin-endpoints';
import { destinationCategories } from '@serendib/contract/options/options';
import { districts } from '@serendib/contract/options/places';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { asOptions } from '../shell/load-table.ts';

interface DestinationFormProps {
  /** The one that is changed; without it a new one is made. */
  destination?: AdminDestination | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const lists = [
  { name: 'attractions', label: 'Attractions' },
  { name: 'activities', label: 'Activities' },
  { name: 'facts', label: 'Facts' },
  { name: 'aliases', label: 'Other names' },
] as const;

const names = [
  ...['name', 'nameSi', 'nameTa', 'district', 'category', 'summary', 'description', 'image', 'source'],
  ...['bestTimeToVisit', 'latitude', 'longitude'],
] as const;
type Values = Record<string, string>;

const valuesOf = (destination: AdminDestination | undefined): Values =>
  Object.fromEntries([
    ...names.map((name) => [name, String(destination?.[name as keyof AdminDestination] ?? '')]),
    ...lists.map(({ name }) => [name, destination?.[name].join('\n') ?? '']),
  ]);

const bodyOf = (values: Values): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(lists.map(({ name }) => [name, values[name]?.split('\n')])),
  latitude: values.latitude || null,
  longitude: values.longitude || null,
});

/** A place with everything people write of it; lists have one entry a line. */
export function DestinationForm({ destination, onSaved, onCancel }: DestinationFormProps) {
  const form = useApiForm<Values>({
    values: valuesOf(destination),
    schema: async () => (await import('@serendib/contract/destinations/admin-endpoints')).destinationFields,
    bodyOf,
    async send(values) {
      const body = bodyOf(values);
      if (destination)
        await call('PUT /destinations/{id}', {
          params: { id: destination._id },
          body: { ...body, version: destination.version },
        });
      else await call('POST /destinations', { body });
      toast(destination ? 'Destination updated.' : 'Destination added.', 'good');
      onSaved();
    },
    failed: '{reason}',
  });
  const { refusal } = form;
  const line = (name: (typeof names)[number], label: string, more: object = {}) => (
    <TextField label={label} defaultValue={valuesOf(destination)[name]} {...form.field(name)} {...more} />
  );
  return (
    <form {...form.attributes} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {line('name', 'Name', {
          required: true,
          maxLength: 120,
          className: 'sm:col-span-2',
          'data-focus': true,
        })}
        {line('nameSi', 'Name in Sinhala', { lang: 'si', maxLength: 120 })}
        {line('nameTa', 'Name in Tamil', { lang: 'ta', maxLength: 120 })}
        <SelectField
          label="District"
          required
          empty="Choose"
          options={asOptions(districts)}
          {...form.field('district')}
        />
        <SelectField
          label="Category"
          required
          empty="Choose"
          options={destinationCategories}
          {...form.field('category')}
        />
      </div>
      {line('summary', 'Summary', { maxLength: 300, counter: true })}
      <TextAreaField
        label="Description"
        required
        rows={6}
        maxLength={6000}
        counter
        defaultValue={destination?.description}
        {...form.field('description')}
      />
      {line('image', 'Image URL', { inputMode: 'url' })}
      {line('source', 'More-info URL', { inputMode: 'url' })}
      {lists.map(({ name, label }) => (
        <TextAreaField key={name} label={label} hint="One a line." rows={3} {...form.field(name)} />
      ))}
      {line('bestTimeToVisit', 'Best time to visit', { maxLength: 200 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {line('latitude', 'Latitude', { inputMode: 'decimal' })}
        {line('longitude', 'Longitude', { inputMode: 'decimal' })}
      </div>
      <Refusal
        always
        of={
          refusal && destination
            ? { ...refusal, words: `Failed to update destination: ${refusal.words}` }
            : refusal
        }
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.busy}>
          {destination ? 'Save changes' : 'Add destination'}
        </Button>
      </div>
    </form>
  );
}
