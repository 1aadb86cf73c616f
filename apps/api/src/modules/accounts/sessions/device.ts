/** First match wins: many browsers also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  // It is not a message: a name.
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const on = ' on ';
// It is not a message: kept in the database.
const unknown = 'Unknown device';

/** The names in what was kept, of which each language makes its own words. */
export function deviceNames(device: string): { browser: string | null; system: string | null } {
  const known = ([, name]: [RegExp, string]) => device.split(on).includes(name);
  return { browser: browsers.find(known)?.[1] ?? null, system: systems.find(known)?.[1] ?? null };
}

/** How a person would name what they sit at, by what their browser says of itself. */
export function deviceOf(userAgent: string | undefined): string {
  const name = (table: [RegExp, string][]) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [name(browsers), name(systems)];
  // It is not a message: kept in the database.
  if (browser && system) return `${browser}${on}${system}`;
  return browser ?? system ?? unknown;
}
