/** A pattern of `like` for text that holds what was typed: signs that stand for others in a pattern stand for themselves. */
export const holding = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
