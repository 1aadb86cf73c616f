/** Empty texts and lists, and a thing of which nothing but its type is left. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).every((key) => key === '@type'));

/** What is known, also of its parts: what is empty, search engines take for a mistake. */
export function known<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(known).filter((value) => !isEmpty(value)) as Data;
  const parts = Object.entries(data).map(([key, value]) => [key, known(value)] as const);
  return Object.fromEntries(parts.filter(([, value]) => !isEmpty(value))) as Data;
}
