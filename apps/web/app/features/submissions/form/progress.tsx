import { t } from '@serendib/contract/words/t';
import { useWatch } from 'react-hook-form';
import { useFormParts } from './form-context.ts';
import type { Section } from './sections.ts';
import { type FormValues, isFilled } from './values.ts';

/** How much of what must be said is said: a thread for each part, and the parts by name where there is room. */
export function Progress({ sections }: { sections: readonly Section[] }) {
  const { variant } = useFormParts();
  const values = useWatch() as FormValues;
  const parts = sections.map((section) => {
    const required = section.fields.filter((field) => field.required?.includes(variant));
    const filled = required.filter((field) => isFilled(field, values[field.name])).length;
    return { ...section, required: required.length, filled };
  });
  const all = parts.reduce((sum, { required }) => sum + required, 0);
  const done = parts.reduce((sum, { filled }) => sum + filled, 0);
  return (
    <nav className="form-progress" aria-label={t('Parts of this form')}>
      <p className="form-progress-words">
        <span>{t('{done} of {all}', { done, all })}</span>
        <span className="text-ink-2">
          {done === all ? t('all that is needed') : t('needed answers given')}
        </span>
      </p>
      <div className="form-threads" aria-hidden="true">
        {parts
          .filter(({ required }) => required > 0)
          .map(({ id, required, filled }) => (
            <i key={id} style={{ flexGrow: required }}>
              <b style={{ width: `${(100 * filled) / required}%` }} />
            </i>
          ))}
      </div>
      <ol className="form-parts">
        {parts.map(({ id, title, required, filled }) => (
          <li key={id} data-done={(required > 0 && filled === required) || undefined}>
            <a href={`#${id}`}>{title}</a>
            <span>{required > 0 ? `${filled}/${required}` : t('if you like')}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
