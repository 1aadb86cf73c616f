import { useRef, useState } from 'react';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

const usual = 30;
const most = 3650;

interface DaysFormProps {
  busy: boolean;
  confirm: string;
  onCancel: () => void;
  /** Gives them. Where that failed, `tell` says so in the form, which keeps the number. */
  onDays: (days: number, tell: (words: string) => void) => Promise<unknown>;
}

/** Asks for how many days; a whole number, at least one. */
export function DaysForm({ busy, confirm, onCancel, onDays }: DaysFormProps) {
  const [days, setDays] = useState(String(usual));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const number = Number(days);
        setFailure(undefined);
        if (/^\d+$/.test(days.trim()) && number >= 1 && number <= most)
          return void onDays(number, setFailure);
        setError(
          number > most ? 'At most ten years can be given at once.' : 'Please enter a valid number of days',
        );
        form.current?.querySelector('input')?.focus();
      }}
    >
      <TextField
        label="Number of days"
        inputMode="numeric"
        data-focus
        value={days}
        error={error}
        onChange={(event) => {
          setDays(event.target.value);
          setError(undefined);
        }}
      />
      {failure && (
        <Notice kind="danger" live>
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
