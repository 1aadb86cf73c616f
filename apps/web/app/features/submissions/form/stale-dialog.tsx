import type { Field } from '@serendib/contract/listings/field';
import { answerWords } from '@serendib/contract/words/answer-words';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useState } from 'react';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button } from '~/ui/form/button.tsx';
import { useFormParts } from './form-context.ts';
import { asRead, type FormValues, isSame } from './values.ts';

interface StaleDialogProps {
  fields: readonly Field[];
  mine: FormValues;
  /** What is stored by now. */
  theirs: FormValues;
  /** What the form began with, where that is known: only what differs from it was changed here. */
  began: FormValues | undefined;
  onClose: () => void;
  onChoose: (chosen: Record<string, unknown>) => void;
}

/** Enough to tell two versions apart. */
const longest = 600;

/** Two versions field by field; nothing is overwritten unseen. */
export function StaleDialog({ fields, mine, theirs, began, onClose, onChoose }: StaleDialogProps) {
  const { kind } = useFormParts();
  const saysSame = (field: Field, other: FormValues) =>
    isSame(asRead(kind, field, mine[field.name]), asRead(kind, field, other[field.name]));
  const differing = fields.filter((field) => !field.fixed && !field.follows && !saysSame(field, theirs));
  const [isTheirs, setTheirs] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(differing.map((field) => [field.name, began !== undefined && saysSame(field, began)])),
  );
  const choose = () =>
    onChoose(
      Object.fromEntries(differing.map(({ name }) => [name, isTheirs[name] ? theirs[name] : mine[name]])),
    );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('This was changed meanwhile')}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('Go on writing')}
          </Button>
          <Button onClick={choose}>{t('Save what I chose')}</Button>
        </>
      }
    >
      <p>
        {t(
          'Somebody saved it while you were writing, perhaps you yourself on another device. Choose what is to stay.',
        )}
      </p>
      {differing.length === 0 && <p>{t('Both versions say the same.')}</p>}
      <div className="grid gap-5">
        {differing.map((field) => (
          <fieldset key={field.name} className="border-t-[1.5px] border-ink pt-3">
            <legend className="field-legend float-start w-full">{field.label}</legend>
            <div className="clear-both grid gap-x-7 sm:grid-cols-2">
              <Version
                field={field.name}
                checked={!isTheirs[field.name]}
                onChoose={() => setTheirs({ ...isTheirs, [field.name]: false })}
                title={t('Yours')}
              >
                {answerWords(kind, field.name, asRead(kind, field, mine[field.name]), longest)}
              </Version>
              <Version
                field={field.name}
                checked={isTheirs[field.name] === true}
                onChoose={() => setTheirs({ ...isTheirs, [field.name]: true })}
                title={t('Saved meanwhile')}
              >
                {answerWords(kind, field.name, asRead(kind, field, theirs[field.name]), longest)}
              </Version>
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function Version(props: {
  field: string;
  title: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="tick items-start! py-2">
      <input
        type="radio"
        name={`version-${props.field}`}
        checked={props.checked}
        onChange={props.onChoose}
        className="mt-1!"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-14 text-ink-2">{props.title}</span>
        {props.children}
      </span>
    </label>
  );
}
