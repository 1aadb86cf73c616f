import { t } from '@serendib/contract/words/t';

const quarters = ['', '¼', '½', '¾'] as const;

/** `4½ hours`; to the quarter, since more cannot be promised on these roads. */
export function hoursInWords(hours: number): string {
  const steps = Math.round(hours * 4);
  const whole = Math.floor(steps / 4);
  const figure = `${whole || ''}${quarters[steps % 4]}`;
  return steps <= 4 ? t('{figure} hour', { figure }) : t('{figure} hours', { figure });
}

/** Half the side of the window of the street map, in degrees. */
const reach = 0.05;

/** The corners of the window around a point: west, south, east, north. */
export const windowAround = (latitude: number, longitude: number): string =>
  [longitude - reach, latitude - reach, longitude + reach, latitude + reach]
    .map((degrees) => degrees.toFixed(4))
    .join(',');
