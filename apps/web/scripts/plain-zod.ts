import type { Plugin } from 'vite';

/**
 * Says to zod, before it begins, that checks are not to be compiled: the policy of pages forbids it, zod would try, and the
 * browser would tell of that. In the module that reads it, so that no page carries it but with zod.
 */
export const plainZod = (): Plugin => ({
  name: 'plain-zod',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/zod\/v4\/core\/core\.js$/ },
    handler(code) {
      if (!code.includes('__zod_globalConfig')) throw new Error('zod is told elsewhere how to work.');
      return { code: `globalThis.__zod_globalConfig = { jitless: true };\n${code}`, map: null };
    },
  },
});
