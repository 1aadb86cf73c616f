import { t } from '@serendib/contract/words/t';

const quarters = ['', '¼', '½', '¾'] as const;

/** `4½ hours`; to the quarter, since more cannot be promised on these roads, and at least one, since a way of no time is none. */
export function hoursInWords(hours: number): string {
  const steps = Math.max(1, Math.round(hours * 4));
  const whole = Math.floor(steps / 4);
  const figure = `${whole || ''}${quarters[steps % 4]}`;
  return steps <= 4 ? t('{figure} hour', { figure }) : t('{figure} hours', { figure });
}
