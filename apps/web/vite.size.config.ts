import { writeFileSync } from 'node:fs';
import base from './vite.config.ts';
export default async (env: any) => {
  const c: any = await (base as any)(env);
  c.plugins.push({
    name: 'sz',
    enforce: 'post',
    applyToEnvironment: (e: any) => e.name === 'client',
    generateBundle(_o: any, bundle: any) {
      const out: any = {};
      for (const ch of Object.values(bundle) as any[])
        if (ch.type === 'chunk')
          out[ch.fileName] = {
            len: ch.code.length,
            mods: Object.fromEntries(
              Object.entries(ch.modules)
                .map(([k, m]: any) => [k.replace(/.*\/lang-lists\//, ''), m.renderedLength])
                .sort((a: any, b: any) => b[1] - a[1]),
            ),
          };
      writeFileSync('/tmp/ll/sizes.json', JSON.stringify(out, null, 1));
    },
  });
  return c;
};
