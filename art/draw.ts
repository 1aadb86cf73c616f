import { mkdirSync, writeFileSync } from 'node:fs';
import { scenes } from './scenes/catalogue.ts';

const out = new URL('../apps/web/public/scenes/', import.meta.url);
const only = process.argv[2] ?? '';

mkdirSync(out, { recursive: true });
for (const [name, draw] of Object.entries(scenes)) {
  if (!name.includes(only)) continue;
  const svg = draw();
  writeFileSync(new URL(`${name}.svg`, out), svg);
  console.log(name, Buffer.byteLength(svg));
}
