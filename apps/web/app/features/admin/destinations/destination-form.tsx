import type { AdminDestination } from '@serendib/contract/destinations/admin-endpoints';
import { destinationCategories } from '@serendib/contract/options/options';
import { districts } from '@serendib/contract/options/places';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
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

/** A place with everything people write of it; lists have one entry a line. */
export function DestinationForm({ destination, onSaved, onCancel }: DestinationFormProps) {
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = new FormData(form.current);
    const body: Record<string, unknown> = Object.fromEntries(
      [...values].filter(([, value]) => typeof value === 'string'),
    );
    for (const { name } of lists) body[name] = String(body[name] ?? '').split('\n');
    for (const name of ['latitude', 'longitude']) body[name] = body[name] === '' ? null : body[name];
    setBusy(true);
    setError(undefined);
    try {
      if (destination)
        await call('PUT /destinations/{id}', {
          params: { id: destination._id },
          body: { ...body, version: destination.version },
        });
      else await call('POST /destinations', { body });
      toast(destination ? 'Destination updated.' : 'Destination added.', 'good');
      onSaved();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
      const first = Object.keys(thrown.fields)[0];
      const field = first ? form.current?.elements.namedItem(first) : null;
      if (field instanceof HTMLElement) field.focus();
    } finally {
      setBusy(false);
    }
  };
  const fields = error?.fields ?? {};
  const text = (name: keyof AdminDestination) => String(destination?.[name] ?? '');
  const line = (name: keyof AdminDestination, label: string, more: object = {}) => (
    <TextField name={name} label={label} defaultValue={text(name)} error={fields[name]} {...more} />
  );
  return (
    <form ref={form} noValidate onSubmit={send} className="grid gap-4">
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
          name="district"
          label="District"
          required
          empty="Choose"
          options={asOptions(districts)}
          defaultValue={text('district')}
          error={fields.district}
        />
        <SelectField
          name="category"
          label="Category"
          required
          empty="Choose"
          options={destinationCategories}
          defaultValue={text('category')}
          error={fields.category}
        />
      </div>
      {line('summary', 'Summary', { maxLength: 300, counter: true })}
      <TextAreaField
        name="description"
        label="Description"
        required
        rows={6}
        maxLength={6000}
        counter
        defaultValue={text('description')}
        error={fields.description}
      />
      {line('image', 'Image URL', { inputMode: 'url' })}
      {line('source', 'More-info URL', { inputMode: 'url' })}
      {lists.map(({ name, label }) => (
        <TextAreaField
          key={name}
          name={name}
          label={label}
          hint="One a line."
          rows={3}
          defaultValue={destination?.[name].join('\n')}
          error={fields[name]}
        />
      ))}
      {line('bestTimeToVisit', 'Best time to visit', { maxLength: 200 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {line('latitude', 'Latitude', { inputMode: 'decimal' })}
        {line('longitude', 'Longitude', { inputMode: 'decimal' })}
      </div>
      {error && (
        <Notice kind="danger" live>
          {destination ? `Failed to update destination: ${error.words}` : error.words}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {destination ? 'Save changes' : 'Add destination'}
        </Button>
      </div>
    </form>
  );
}
