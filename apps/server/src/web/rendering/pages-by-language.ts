interface PagesOfOne<Options, Answer> {
  render(request: Request, options?: Options): Promise<Answer>;
  queryAt(pathname: string): readonly string[] | null;
  formPaths(): readonly string[];
}

/** The pages of each language as those of one site: `/si/vehicles` is `/vehicles` of `si`. English has no prefix. */
export function pagesByLanguage<Options, Answer>(
  english: PagesOfOne<Options, Answer>,
  others: ReadonlyMap<string, PagesOfOne<Options, Answer>>,
): PagesOfOne<Options, Answer> {
  const pagesAt = (pathname: string) =>
    others.get(pathname.split('/', 2)[1]?.replace(/\.data$/, '') ?? '') ?? english;
  return {
    render: (request, options) => pagesAt(new URL(request.url).pathname).render(request, options),
    queryAt: (pathname) => pagesAt(pathname).queryAt(pathname),
    formPaths: () => [english, ...others.values()].flatMap((pages) => pages.formPaths()),
  };
}
