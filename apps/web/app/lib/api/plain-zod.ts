declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * To be called before checks of the contract are fetched: the Content-Security-Policy forbids compiled ones; zod
 * would try, and the browser would report it.
 */
export function withoutCompiledChecks(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
