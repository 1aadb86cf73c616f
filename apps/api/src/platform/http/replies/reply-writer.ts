import { z } from 'zod';
import { ownText } from '../../cache/own-bytes.ts';

/** The JSON of a value; undefined where it is left out, null where the schema itself must say what becomes of it. */
type Write = (value: unknown) => string | undefined | null;

/** What never changes once it is made, so that its text is written once. */
const unchanging = new WeakSet<object>();

/** Says of a value, and of all in it, that it never changes. */
export function keepsItsText<Value extends object>(value: Value): Value {
  unchanging.add(value);
  return Object.freeze(value);
}

/**
 * What `JSON.stringify(schema.parse(value))` gives, compiled: what is not declared is dropped, and what fits is written as
 * it is read. What does not fit, or is more than a shape, is left to the schema.
 */
export function replyWriter(schema: z.ZodType): (value: unknown) => string {
  const write = once(writeOf(schema));
  return (value) => write(value) ?? JSON.stringify(schema.parse(value));
}

function once(write: Write): Write {
  const texts = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !unchanging.has(value)) return write(value);
    const known = texts.get(value);
    if (known !== undefined) return known;
    const text = write(value);
    if (typeof text !== 'string') return text;
    const own = ownText(text);
    texts.set(value, own);
    return own;
  };
}

/** By their schemas: one stands in the replies of many endpoints. */
const writers = new WeakMap<z.ZodType, Write>();

function writeOf(schema: z.ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = compile(schema);
  writers.set(schema, write);
  return write;
}

function compile(schema: z.ZodType): Write {
  const bySchema = leftTo(schema);
  // A check may look at the whole of it, or change it.
  if (schema.def.checks?.length) return bySchema;
  if (schema instanceof z.ZodObject) return schema.def.catchall ? bySchema : writeObject(schema);
  if (schema instanceof z.ZodArray) return writeArray(schema);
  if (schema instanceof z.ZodUnion) return writeUnion(schema);
  if (schema instanceof z.ZodNullable) {
    const write = writeOf(inside(schema));
    return (value) => (value === null ? 'null' : write(value));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const write = writeOf(inside(schema));
    return (value) => (value === undefined ? bySchema(value) : write(value));
  }
  if (schema instanceof z.ZodCatch) {
    const write = writeOf(inside(schema));
    return (value) => write(value) ?? bySchema(value);
  }
  if (schema instanceof z.ZodEnum) {
    const options = new Set<unknown>(schema.options);
    return (value) => (options.has(value) ? JSON.stringify(value) : null);
  }
  if (schema instanceof z.ZodNumberFormat && schema._zod.def.format === 'safeint')
    return (value) => (Number.isSafeInteger(value) ? String(value) : null);
  if (schema.constructor === z.ZodNumber) return (value) => (Number.isFinite(value) ? String(value) : null);
  if (schema.constructor === z.ZodString)
    return (value) => (typeof value === 'string' ? JSON.stringify(value) : null);
  if (schema.constructor === z.ZodBoolean)
    return (value) => (typeof value === 'boolean' ? String(value) : null);
  return bySchema;
}

const inside = ({ def }: z.ZodNullable | z.ZodOptional | z.ZodDefault | z.ZodCatch) =>
  def.innerType as z.ZodType;

function leftTo(schema: z.ZodType): Write {
  return (value) => {
    const { success, data } = schema.safeParse(value);
    return success ? JSON.stringify(data) : null;
  };
}

function writeObject({ shape }: z.ZodObject): Write {
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    begins: `${JSON.stringify(name)}:`,
    write: writeOf(field as z.ZodType),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    let text = '';
    for (const { name, begins, write } of fields) {
      const written = write((value as Record<string, unknown>)[name]);
      if (written === null) return null;
      if (written !== undefined) text += text === '' ? begins + written : `,${begins}${written}`;
    }
    return `{${text}}`;
  };
}

function writeArray({ element }: z.ZodArray): Write {
  const write = once(writeOf(element as z.ZodType));
  return (value) => {
    if (!Array.isArray(value)) return null;
    const texts: string[] = [];
    for (const each of value) {
      const text = write(each);
      if (typeof text !== 'string') return null;
      texts.push(text);
    }
    return `[${texts.join(',')}]`;
  };
}

/** The first that fits; whether one does not, its schema alone can tell. */
function writeUnion(schema: z.ZodUnion): Write {
  const options = schema.options.map((option) => {
    const write = writeOf(option as z.ZodType);
    const bySchema = leftTo(option as z.ZodType);
    return (value: unknown) => write(value) ?? bySchema(value);
  });
  return (value) => {
    for (const write of options) {
      const text = write(value);
      if (text !== null) return text;
    }
    return null;
  };
}
