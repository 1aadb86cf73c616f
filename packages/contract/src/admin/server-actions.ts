import { t } from '../words/t.ts';

const settings = t('The settings of the server');

/** What the audit holds of the server itself, and who stands there in place of the account that it is about. */
export const serverActions: Readonly<Record<string, string>> = {
  'name administrator': settings,
  'restore administrator': settings,
  'end administrator': settings,
  'forget factors': t('The operator of the server'),
};
