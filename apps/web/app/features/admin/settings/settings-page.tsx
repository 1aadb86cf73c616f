import { isDelivered } from '@serendib/contract/admin/delivered-settings';
import { mostSocialLinks } from '@serendib/contract/admin/limits';
import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useContactAgain } from '~/lib/site/use-contact.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { RatesForm, type SettingsFormProps } from './rates-form.tsx';

/** What operators change without a deployment. A form begins anew when what it shows was saved, and keeps what was typed when the other was. */
export function SettingsPage({ settings: loaded }: { settings: AdminSettings }) {
  // What was saved here counts before the page can be had anew: with the version before it the next would be refused.
  const [saved, setSaved] = useState(loaded);
  const settings = saved.version > loaded.version ? saved : loaded;
  return (
    <AdminPage
      title={t('Settings')}
      line={
        settings.updatedAt
          ? t('Last changed {moment}. Pages show it at once.', {
              moment: momentInWords(settings.updatedAt),
            })
          : t('Nothing has been changed yet.')
      }
    >
      <SettingsForm key={JSON.stringify(valuesOf(settings))} settings={settings} onSaved={setSaved} />
      <RatesForm key={JSON.stringify(settings.rates)} settings={settings} onSaved={setSaved} />
    </AdminPage>
  );
}

interface Values {
  promotionLastDay: string;
  contactEmail: string;
  social: { name: string; href: string }[];
}

const valuesOf = ({ promotionLastDay, contactEmail, social }: AdminSettings): Values => ({
  promotionLastDay,
  contactEmail,
  social,
});

const bodyOf = ({ social, ...values }: Values) => ({
  promotionLastDay: values.promotionLastDay.trim(),
  contactEmail: values.contactEmail.trim(),
  social: social
    .map(({ name, href }) => ({ name: name.trim(), href: href.trim() }))
    .filter(({ name, href }) => name !== '' || href !== ''),
});

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { version } = settings;
  const reload = useReload();
  const askAgain = useContactAgain();
  const form = useApiForm<Values>({
    values: valuesOf(settings),
    schema: async () =>
      (await import('@serendib/contract/admin/settings-endpoints')).settingsEndpoints['PUT /admin/settings']
        .body,
    bodyOf,
    async send(values) {
      onSaved(await call('PUT /admin/settings', { body: { ...bodyOf(values), version } }));
      toast(t('The settings are saved.'), 'good');
      await Promise.all([reload(), askAgain()]);
    },
    failed: t('The settings could not be saved.'),
  });
  const links = useFieldArray({ control: form.control, name: 'social' });
  return (
    <form {...form.attributes} className="grid max-w-[44rem] gap-7" aria-label={t('Settings')}>
      <section className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <h2>{t('The offer')}</h2>
        <TextField
          label={t('Last day of the free months')}
          type="date"
          hint={t(
            'In Sri Lanka, included. A day that is past ends the offer on every page. Until then, while payments are taken, the first premium of each kind begins with two calendar months for nothing, once for each person.',
          )}
          {...form.field('promotionLastDay')}
        />
      </section>
      <section className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <h2>{t('How people reach us')}</h2>
        {isDelivered(settings.contactEmail) && (
          <Notice kind="warning">
            {t(
              'This contact address is made up, and mail to it reaches nobody. Until you set your own, pages of a public site name the contact form in its place.',
            )}
          </Notice>
        )}
        <TextField label={t('Contact address')} type="email" {...form.field('contactEmail')} />
        <fieldset className="grid gap-3" data-field="social">
          <legend className="field-legend">{t('Social links')}</legend>
          {form.problems.social && <p className="field-error">{form.problems.social}</p>}
          {links.fields.map(({ id }, index) => (
            <div key={id} className="grid items-end gap-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
              <TextField
                label={t('Name {number}', { number: index + 1 })}
                {...form.register(`social.${index}.name`)}
              />
              <TextField
                label={t('Address {number}', { number: index + 1 })}
                type="url"
                inputMode="url"
                placeholder="https://"
                {...form.register(`social.${index}.href`)}
              />
              <Button
                look="line"
                aria-label={t('Remove link {number}', { number: index + 1 })}
                onClick={() => links.remove(index)}
              >
                {t('Remove')}
              </Button>
            </div>
          ))}
          {links.fields.length < mostSocialLinks && (
            <p>
              <Button
                small
                look="line"
                onClick={() => links.append({ name: '', href: '' }, { shouldFocus: false })}
              >
                {t('Add a link')}
              </Button>
            </p>
          )}
        </fieldset>
      </section>
      <Refusal of={form.refusal} always />
      <p>
        <Button type="submit" busy={form.busy}>
          {t('Save settings')}
        </Button>
      </p>
    </form>
  );
}
