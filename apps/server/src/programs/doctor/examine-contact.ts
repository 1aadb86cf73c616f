import { deliveredSettings, isDelivered } from '@serendib/contract/admin/delivered-settings';
import type pg from 'pg';
import type { Finding } from './findings.ts';

const about = 'Contact address';

/** Whether an administrator has set where visitors write to; tables that are not made yet hold nothing. */
export async function examineContact(client: pg.Client): Promise<Finding> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('settings') is not null as "isThere"`,
  );
  const { rows } = tables[0]?.isThere
    ? await client.query<{ email: string }>('select contact_email as email from settings')
    : { rows: [] };
  const [{ email } = { email: deliveredSettings.contactEmail }] = rows;
  if (!isDelivered(email)) return { state: 'fine', about, words: email };
  return {
    ...{ state: 'warning', about, words: 'none is set: pages name the contact form in its place' },
    advice: 'Set it in the administration under Settings, with your own links to other sites.',
  };
}
