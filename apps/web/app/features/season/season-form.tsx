import { t } from '@serendib/contract/words/t';
import { Form } from 'react-router';
import type { PlanProblems } from '~/lib/plans/check-plans.ts';
import { Button } from '~/ui/form/button.tsx';
import { narrowDays } from '~/ui/form/day-fields.ts';
import { TextField } from '~/ui/form/text-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';

interface SeasonFormProps {
  from: string | null;
  to: string | null;
  problems?: PlanProblems | undefined;
}

/** Days to look at, as a GET form: works without scripts. What cannot be shown stays as it was typed. */
export const SeasonForm = ({ from, to, problems = {} }: SeasonFormProps) => (
  <Form
    ref={useFollowed({ from: from ?? '', to: to ?? '' })}
    action="/season"
    method="get"
    className={`flex flex-wrap items-start gap-3 ${narrowDays}`}
  >
    <TextField
      className="max-w-48 flex-[1_1_8.5rem]"
      label={t('First day')}
      name="from"
      type="date"
      required
      defaultValue={from ?? ''}
      error={problems.from}
    />
    <TextField
      className="max-w-48 flex-[1_1_8.5rem]"
      label={t('Last day')}
      name="to"
      type="date"
      required
      defaultValue={to ?? ''}
      error={problems.to}
    />
    <Button type="submit" className={problems.from || problems.to ? 'self-center' : 'self-end'}>
      {t('Show these days')}
    </Button>
  </Form>
);
