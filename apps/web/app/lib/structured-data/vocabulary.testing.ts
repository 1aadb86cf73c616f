import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// schema-dts is schema.org's vocabulary written as types; here its text is read, to check what is made at run time.
const text = readFileSync(createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'), 'utf8');

interface Shape {
  parents: string[];
  properties: string[];
}

const shapes = new Map<string, Shape>();
for (const [, name = '', parents = '', body = ''] of text.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = [...body.matchAll(/^ {4}"([\w@]+)"\??:/gm)].map(([, property = '']) => property);
  shapes.set(name, { parents: parents.match(/\w+(?:Base|Leaf)/g) ?? [], properties });
}

/** The properties a type of the vocabulary has, inherited ones included; null where there is no such type. */
export function propertiesOf(type: string): Set<string> | null {
  if (!shapes.has(`${type}Leaf`)) return null;
  const found = new Set(['@type', '@id', '@context']);
  const look = (name: string): void => {
    const shape = shapes.get(name);
    for (const property of shape?.properties ?? []) found.add(property);
    for (const parent of shape?.parents ?? []) look(parent);
  };
  look(`${type}Leaf`);
  return found;
}
