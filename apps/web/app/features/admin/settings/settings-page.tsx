import type { AdminSettings } from '@serendib/contract/admin/settings-endpoints';
import { momentInWords } from '@serendib/contract/calendar-words';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { AdminPage } from '../shell/admin-page.tsx';

const most = 8;

interface Link {
  key: number;
  name: string;
  href: string;
}

/** What operators change without a deployment. */
export function SettingsPage({ settings }: { settings: AdminSettings }) {
  return (
    <AdminPage
      title="Settings"
      line={
        settings.updatedAt
          ? `Last changed ${momentInWords(settings.updatedAt)}. Pages show it at once.`
          : 'Nothing has been changed yet.'
      }
    >
      <SettingsForm key={settings.version} settings={settings} />
    </AdminPage>
  );
}

function SettingsForm({ settings }: { settings: AdminSettings }) {
  const [links, setLinks] = useState<Link[]>(() => settings.social.map((link, key) => ({ ...link, key })));
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const values = new FormData(form.current);
    const word = (name: string) => String(values.get(name) ?? '').trim();
    setBusy(true);
    setError(undefined);
    try {
      await call('PUT /admin/settings', {
        body: {
          promotionLastDay: word('promotionLastDay'),
          contactEmail: word('contactEmail'),
          social: links
            .map(({ key }) => ({ name: word(`name-${key}`), href: word(`href-${key}`) }))
            .filter(({ name, href }) => name !== '' || href !== ''),
          version: settings.version,
        },
      });
      toast('The settings are saved.', 'good');
      await revalidate();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const fields = error?.fields ?? {};
  const socialError = Object.entries(fields).find(([name]) => name.startsWith('social'))?.[1];
  return (
    <form ref={form} className="grid max-w-[44rem] gap-7" noValidate onSubmit={send} aria-label="Settings">
      <section className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <h2>The offer</h2>
        <TextField
          label="Last day of the free months"
          name="promotionLastDay"
          type="date"
          defaultValue={settings.promotionLastDay}
          error={fields.promotionLastDay}
          hint="In Sri Lanka, included. A day that is past ends the offer on every page. Until then, while payments are taken, the first premium of each kind begins with two calendar months for nothing, once for each person."
        />
      </section>
      <section className="grid gap-4 border-t-[1.5px] border-ink pt-4">
        <h2>How people reach us</h2>
        <TextField
          label="Contact address"
          name="contactEmail"
          type="email"
          defaultValue={settings.contactEmail}
          error={fields.contactEmail}
        />
        <fieldset className="grid gap-3">
          <legend className="field-legend">Social links</legend>
          {socialError && <p className="field-error">{socialError}</p>}
          {links.map(({ key, name, href }, index) => (
            <div key={key} className="grid items-end gap-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
              <TextField label={`Name ${index + 1}`} name={`name-${key}`} defaultValue={name} />
              <TextField
                label={`Address ${index + 1}`}
                name={`href-${key}`}
                type="url"
                inputMode="url"
                defaultValue={href}
                placeholder="https://"
              />
              <Button
                look="line"
                aria-label={`Remove link ${index + 1}`}
                onClick={() => setLinks(links.filter((link) => link.key !== key))}
              >
                Remove
              </Button>
            </div>
          ))}
          {links.length < most && (
            <p>
              <Button
                small
                look="line"
                onClick={() =>
                  setLinks([
                    ...links,
                    { key: Math.max(-1, ...links.map(({ key }) => key)) + 1, name: '', href: '' },
                  ])
                }
              >
                Add a link
              </Button>
            </p>
          )}
        </fieldset>
      </section>
      {error && (
        <Notice kind="danger" live>
          {error.words}
        </Notice>
      )}
      <p>
        <Button type="submit" busy={busy}>
          Save settings
        </Button>
      </p>
    </form>
  );
}
