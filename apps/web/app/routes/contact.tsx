import { t } from '@serendib/contract/words/t';
import { data, redirect } from 'react-router';
import type { Refused } from '~/features/contact/contact-form.tsx';
import { ContactPage } from '~/features/contact/contact-page.tsx';
import { ContactForm } from '~/features/contact/deferred-form.ts';
import { ApiError } from '~/lib/api/call.ts';
import { callContext, type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import { errorText } from '~/lib/words/error-text.ts';
import type { Route } from './+types/contact.ts';

const load = pageLoad(async ({ query }: LoadArgs) => ({ isSent: query('sent') === 'yes' }));

/** Takes what is sent without scripts. */
async function act({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const call = context.get(callContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const values = {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    fax: text('fax'),
  };
  try {
    await call('POST /contact', { body: values });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused: Refused = {
      values,
      words: errorText(error, t('Your message could not be sent.')),
      fields: error.fields,
    };
    return data(refused, { status: error.status || 503 });
  }
  return redirect('/contact?sent=yes', 303);
}

const clientLoader = async (args: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([load(args), ContactForm.fetch()]);
  return data;
};

export { act as action, clientLoader, load as loader };
export const handle = { query: ['sent'] };
export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Contact'),
    description: t('Write to the people behind Serendib. A person reads every message and answers it.'),
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactPage isSent={loaderData.isSent} refused={actionData} />;
}
