/** What bars and lines of charts are drawn in: the colours of the prints by day, lighter ones of the same hue by night. */
export const chartColors = {
  tea: 'light-dark(var(--color-tea), #9cc46a)',
  lagoon: 'light-dark(var(--color-lagoon), #74b3d8)',
  gamboge: 'light-dark(#b9770b, var(--color-gamboge))',
  red: 'light-dark(var(--color-red), #f28d70)',
  plum: 'light-dark(var(--color-plum), #c9a3c6)',
} as const;
