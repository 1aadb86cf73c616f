/** The first few of a list, and how many there are besides. */
export const firstOf = (list: readonly string[] | null, most = 4) =>
  list && list.length > 0
    ? list.slice(0, most).join(', ') + (list.length > most ? ` +${list.length - most}` : '')
    : null;
