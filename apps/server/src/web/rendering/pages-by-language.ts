interface PagesOfOne<Options, Answer> {
  render(request: Request, options?: Options): Promise<Answer>;
  queryAt(pathname: string): readonly string[] | null;
  formPaths(): readonly string[];
}

/**
 * The pages of each language as those of one site: `/si/vehicles` is `/vehicles` of `si`. English has no prefix. The
 * others are opened when one of them is first asked for, since each takes memory; which addresses there are is the same in
 * all.
 */
export function pagesByLanguage<Options, Answer>(
  english: PagesOfOne<Options, Answer>,
  others: ReadonlyMap<string, () => Promise<PagesOfOne<Options, Answer>>>,
): PagesOfOne<Options, Answer> {
  const opened = new Map<string, Promise<PagesOfOne<Options, Answer>>>();
  const open = (code: string, opening: () => Promise<PagesOfOne<Options, Answer>>) => {
    const pages = opened.get(code) ?? opening();
    opened.set(code, pages);
    // What could not be read is tried again.
    pages.catch(() => opened.delete(code));
    return pages;
  };
  const languageAt = (pathname: string) => pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? '';
  return {
    async render(request, options) {
      const code = languageAt(new URL(request.url).pathname);
      const opening = others.get(code);
      return (opening ? await open(code, opening) : english).render(request, options);
    },
    queryAt(pathname) {
      const code = languageAt(pathname);
      return english.queryAt(others.has(code) ? pathname.slice(code.length + 1) || '/' : pathname);
    },
    formPaths: () =>
      ['', ...others.keys()].flatMap((code) =>
        english.formPaths().map((path) => (code ? `/${code}${path}` : path)),
      ),
  };
}
