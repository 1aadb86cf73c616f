/** What is known: without empty texts and lists, which search engines take for mistakes. */
export const known = <Data extends object>(data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  ) as Data;
