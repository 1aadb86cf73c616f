import { t } from '@serendib/contract/words/t';
import { TextField, type TextFieldProps } from '~/ui/form/text-field.tsx';

/** For a code of the app, or a recovery code, which is longer and has letters. */
export const CodeField = (field: Partial<TextFieldProps>) => (
  <TextField
    label={t('Code')}
    hint={t('Six digits of your app, or one of your recovery codes.')}
    required
    autoFocus
    autoComplete="one-time-code"
    autoCapitalize="off"
    spellCheck={false}
    maxLength={40}
    data-focus
    {...field}
  />
);
