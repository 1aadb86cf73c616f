import type { AdminDestination } from '@serendib/contract/destinations/admin-endpoints';
import { destinationCategories } from '@serendib/contract/options/options';
import { districts, placeOptions } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '~/ui/form/text-field.tsx';

interface DestinationFormProps {
  /** The one that is changed; without it a new one is made. */
  destination?: AdminDestination | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const lists = [
  { name: 'attractions', label: t('Attractions') },
  { name: 'activities', label: t('Activities') },
  { name: 'facts', label: t('Facts') },
  { name: 'aliases', label: t('Other names') },
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
    // Of what was changed, also when a draft is sent: another's save meanwhile is not written over.
    ['version', String(destination?.version ?? '')],
  ]);

const bodyOf = ({ version: _, ...values }: Values): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(lists.map(({ name }) => [name, values[name]?.split('\n')])),
  latitude: values.latitude || null,
  longitude: values.longitude || null,
});

/** A place with everything people write of it; lists have one entry a line. */
export function DestinationForm({ destination, onSaved, onCancel }: DestinationFormProps) {
  const first = valuesOf(destination);
  const kept = wordsDraft(useUser()?._id, `place:${destination?._id ?? 'new'}`, first);
  const [draft, setDraft] = useState(() => kept.read());
  const began = draft?.values ?? first;
  const form = useApiForm<Values>({
    values: began,
    schema: async () => (await import('@serendib/contract/destinations/admin-endpoints')).destinationFields,
    bodyOf,
    async send(values) {
      const body = bodyOf(values);
      if (destination)
        await call('PUT /destinations/{id}', {
          params: { id: destination._id },
          body: { ...body, version: Number(values.version) },
        });
      else await call('POST /destinations', { body });
      toast(destination ? t('Destination updated.') : t('Destination added.'), 'good');
      onSaved();
    },
    failed: '{reason}',
    draft: kept,
  });
  const { refusal } = form;
  const startAnew = () => {
    form.reset(first);
    setDraft(null);
  };
  const giveUp = () => {
    kept.drop();
    onCancel();
  };
  const line = (name: (typeof names)[number], label: string, more: object = {}) => (
    <TextField label={label} defaultValue={began[name]} {...form.field(name)} {...more} />
  );
  return (
    <form {...form.attributes} className="grid gap-4">
      {draft && <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {line('name', t('Name'), {
          required: true,
          maxLength: 120,
          className: 'sm:col-span-2',
          'data-focus': true,
        })}
        {line('nameSi', t('Name in Sinhala'), { lang: 'si', maxLength: 120 })}
        {line('nameTa', t('Name in Tamil'), { lang: 'ta', maxLength: 120 })}
        <SelectField
          label={t('District')}
          required
          empty={t('Choose')}
          options={placeOptions(districts)}
          {...form.field('district')}
        />
        <SelectField
          label={t('Category')}
          required
          empty={t('Choose')}
          options={destinationCategories}
          {...form.field('category')}
        />
      </div>
      {line('summary', t('Summary'), { maxLength: 300, counter: true })}
      <TextAreaField
        label={t('Description')}
        required
        rows={6}
        maxLength={6000}
        counter
        defaultValue={began.description}
        {...form.field('description')}
      />
      {line('image', t('Image URL'), { inputMode: 'url' })}
      {line('source', t('More-info URL'), { inputMode: 'url' })}
      {lists.map(({ name, label }) => (
        <TextAreaField key={name} label={label} hint={t('One a line.')} rows={3} {...form.field(name)} />
      ))}
      {line('bestTimeToVisit', t('Best time to visit'), { maxLength: 200 })}
      <div className="grid gap-4 sm:grid-cols-2">
        {line('latitude', t('Latitude'), { inputMode: 'decimal' })}
        {line('longitude', t('Longitude'), { inputMode: 'decimal' })}
      </div>
      <Refusal
        always
        of={
          refusal && destination
            ? { ...refusal, words: t('Failed to update destination: {reason}', { reason: refusal.words }) }
            : refusal
        }
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={giveUp}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {destination ? t('Save changes') : t('Add destination')}
        </Button>
      </div>
    </form>
  );
}
