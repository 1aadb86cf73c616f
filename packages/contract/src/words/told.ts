import type { z } from 'zod';

/**
 * A sentence may have something put into it; a label is one of ours as a whole, or in each of its lines; a line is of parts
 * that are labels, several of them, or sentences: "Van · 7 seats · Kandy". What is told of a place is ours as long as it stands
 * in the project's own data. A name is a person's but where it stands for none (`unnamed`, `furtherKilometresLine`).
 */
export type Telling = 'sentence' | 'label' | 'line' | 'place' | 'name';

const tellings = new WeakMap<z.ZodType, Telling>();

/** Words of ours in a reply, which its reader is told in the own language. What people wrote is a plain string. */
export function told<Schema extends z.ZodType>(schema: Schema, telling: Telling = 'sentence'): Schema {
  tellings.set(schema, telling);
  return schema;
}

export const tellingOf = (schema: z.ZodType): Telling | undefined => tellings.get(schema);
