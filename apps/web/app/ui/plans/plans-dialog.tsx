import { dayOf } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { type SubmitEvent, useId, useState } from 'react';
import { checkPlans, type PlanField, type PlanProblems } from '~/lib/plans/check-plans.ts';
import { comingMonths, languageChoices } from '~/lib/plans/choices.ts';
import { isEmpty, noPlans, type Plans } from '~/lib/plans/plans.ts';
import CurrencyField from '../currency/currency-field.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { Button } from '../form/button.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';

interface PlansDialogProps {
  plans: Plans;
  onKept: (plans: Plans) => void;
  onClose: () => void;
}

/** Asks when one comes and who; nothing has to be given. */
export default function PlansDialog({ plans, onKept, onClose }: PlansDialogProps) {
  const id = useId();
  const [problems, setProblems] = useState<PlanProblems>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkPlans(new FormData(form));
    if ('plans' in checked) return onKept(checked.plans);
    setProblems(checked.problems);
    const [first] = Object.keys(checked.problems) as PlanField[];
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const today = dayOf(Date.now());
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('When and who')}
      actions={
        <>
          {!isEmpty(plans) && (
            <Button look="line" onClick={() => onKept(noPlans)}>
              {t('Forget them')}
            </Button>
          )}
          <Button type="submit" form={id}>
            {t('Keep them')}
          </Button>
        </>
      }
    >
      <p className="text-15 text-ink-2">
        {t(
          'All of it may stay open. It is kept in this browser, and offered on every list: nothing is filtered unless a chip says so.',
        )}
      </p>
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] items-start gap-4">
          <TextField
            label={t('First day')}
            name="from"
            type="date"
            min={plans.from && plans.from < today ? plans.from : today}
            data-focus
            defaultValue={plans.from ?? ''}
            error={problems.from}
          />
          <TextField
            label={t('Last day')}
            name="to"
            type="date"
            min={today}
            defaultValue={plans.to ?? ''}
            error={problems.to}
          />
        </div>
        <SelectField
          label={t('Or a month')}
          name="month"
          empty={t('No month')}
          options={comingMonths(18)}
          defaultValue={plans.month ?? ''}
          error={problems.month}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-4">
          <TextField
            label={t('Adults')}
            name="adults"
            inputMode="numeric"
            maxLength={2}
            defaultValue={plans.adults ?? ''}
            error={problems.adults}
          />
          <TextField
            label={t('Children’s ages')}
            name="children"
            inputMode="text"
            maxLength={40}
            placeholder={t('4, 9')}
            defaultValue={plans.children.join(', ')}
            error={problems.children}
          />
        </div>
        <SelectField
          label={t('A guide who speaks')}
          name="language"
          empty={t('Any language')}
          options={languageChoices}
          defaultValue={plans.languages[0] ?? ''}
        />
      </form>
      <CurrencyField />
    </Dialog>
  );
}
