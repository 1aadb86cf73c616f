// dependency-cruiser reads TypeScript through the compiler's JavaScript interface, which TypeScript 7 has no more.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    return next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-classic'), context);
  },
});
