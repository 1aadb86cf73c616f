import { t } from '@serendib/contract/words/t';
import { Form } from 'react-router';
import { Button } from '~/ui/form/button.tsx';
import { narrowDays } from '~/ui/form/day-fields.ts';
import { TextField } from '~/ui/form/text-field.tsx';

/** Days to look at, as a GET form: works without scripts. */
export const SeasonForm = ({ from, to }: { from: string | null; to: string | null }) => (
  <Form action="/season" method="get" className={`flex flex-wrap items-end gap-3 ${narrowDays}`}>
    <TextField
      key={`from ${from}`}
      className="max-w-48 flex-[1_1_8.5rem]"
      label={t('First day')}
      name="from"
      type="date"
      required
      defaultValue={from ?? ''}
    />
    <TextField
      key={`to ${to}`}
      className="max-w-48 flex-[1_1_8.5rem]"
      label={t('Last day')}
      name="to"
      type="date"
      required
      defaultValue={to ?? ''}
    />
    <Button type="submit">{t('Show these days')}</Button>
  </Form>
);
