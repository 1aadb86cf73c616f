import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Longer ones come when they are used, and the router alone is on every page. */
const longest = 40_000;

/**
 * Minifies what pages begin with once more: Terser takes 0.8 kB (gzip) out of what Oxc leaves of a page, and decision
 * 082 tells why that counts.
 */
export const terser = (): Plugin => ({
  name: 'terser',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.code.length > longest && !/(^|\/)router-/.test(chunk.fileName)) continue;
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: {
          passes: 3,
          // Marks of messages, which localize.ts replaces.
          pure_funcs: ['__t', '__parts', '__each', '__table'],
        },
        toplevel: true,
      });
      if (code) chunk.code = code;
    }
  },
});
