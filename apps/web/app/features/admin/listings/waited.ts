import { promisedHours } from '@serendib/contract/moderation/promise';
import { t } from '@serendib/contract/words/t';

/** `5 hours`, `3 days`: how long a submission has waited. */
export function waitedWords(hours: number): string {
  if (hours < 1) return t('less than an hour');
  if (hours < 48) return t('{hours, plural, one {# hour} other {# hours}}', { hours });
  return t('{days} days', { days: Math.floor(hours / 24) });
}

/** `late by 5 hours`, `7 hours left`: against what partners are promised. */
export function promiseWords(hours: number): string {
  return hours >= promisedHours
    ? t('past the {hours} hours promised', { hours: promisedHours })
    : t('{left} of {hours} hours left', { left: promisedHours - hours, hours: promisedHours });
}
