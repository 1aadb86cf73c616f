import { contextEnd } from '@serendib/contract/words/t';

/** A message as it stands in code. */
export interface Message {
  text: string;
  context?: string | undefined;
}

/** By which a message is found: its English words, and its context before them. */
export const keyOf = ({ text, context }: Message): string =>
  context ? `${context}${contextEnd}${text}` : text;
export const textOf = (key: string): string => key.slice(key.indexOf(contextEnd) + 1);
export const contextOf = (key: string): string | undefined =>
  key.includes(contextEnd) ? key.slice(0, key.indexOf(contextEnd)) : undefined;
