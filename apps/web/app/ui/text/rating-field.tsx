import { t } from '@serendib/contract/words/t';
import { Lotus } from '../ornaments/marks.tsx';

export interface RatingFieldProps {
  label: string;
  name: string;
  /** 1 to 5; 0 for none yet. */
  value: number;
  onChange: (value: number) => void;
}

const words = [t('Poor'), t('Fair'), t('Good'), t('Very good'), t('Wonderful')];

/** One to five lotuses; five radio buttons to the keyboard. */
export function RatingField({ label, name, value, onChange }: RatingFieldProps) {
  return (
    <fieldset className="field">
      <legend className="field-legend">{label}</legend>
      <div className="flex items-center gap-1">
        {words.map((word, index) => (
          <label key={word} className="rating-choice" data-on={index < value}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Lotus />
            <span className="sr-only">{`${index + 1}, ${word}`}</span>
          </label>
        ))}
        <span className="ms-2 text-15 font-semibold" aria-hidden="true">
          {words[value - 1] ?? ''}
        </span>
      </div>
    </fieldset>
  );
}
