import { mkdirSync, writeFileSync } from 'node:fs';
import { prints } from './catalogue.ts';
import { writeOrnaments } from './ornaments/write.ts';
import { wovenMapSource } from './woven/write.ts';

const out = new URL('../../apps/web/public/prints/', import.meta.url);
const only = process.argv[2] ?? '';

mkdirSync(out, { recursive: true });
for (const [name, draw] of Object.entries(prints)) {
  if (!name.includes(only)) continue;
  const svg = draw();
  writeFileSync(new URL(`${name}.svg`, out), svg);
  console.log(name, Buffer.byteLength(svg));
}
if (only === '' || only === 'map') {
  writeFileSync(
    new URL('../../apps/web/app/ui/ornaments/woven-map-data.ts', import.meta.url),
    wovenMapSource(),
  );
}
if (only === '' || only === 'ornaments') await writeOrnaments();
