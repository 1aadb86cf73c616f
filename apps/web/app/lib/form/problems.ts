import type { plainWords } from '@serendib/contract/words/plain-words';

/** What is wrong with a field. */
export interface Problem {
  field: string;
  message: string;
}
/** What is wrong, by the name of the field. */
export type Problems = Record<string, string>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}
/** A schema of the contract, of which forms know no more than this. */
interface BodySchema {
  safeParse: (
    value: unknown,
    how: { error: typeof plainWords },
  ) => { error?: { issues: readonly Issue[] } | undefined };
}
/** Fetches the schema of what a call is sent, while the form is being filled in. */
export type Schema = () => Promise<BodySchema>;

/** A field of several is one field: what is wrong with `social.0.href` stands at `social`. */
export const fieldAt = (path: string): string => path.split('.')[0] ?? path;

/** What a schema finds wrong with what would be sent. */
export type Check = (sent: unknown) => Problem[];

/** Where a schema says nothing of its own, the words are the server's for that. */
export async function fetchCheck(schema: Schema): Promise<Check> {
  const [body, { plainWords: error }] = await Promise.all([
    schema(),
    import('@serendib/contract/words/plain-words'),
  ]);
  return (sent) =>
    (body.safeParse(sent, { error }).error?.issues ?? []).map(({ path, message }) => ({
      field: String(path[0] ?? ''),
      message,
    }));
}

/** The first thing said of each field. */
export function onePerField(problems: readonly Problem[]): Problem[] {
  const byField = new Map<string, Problem>();
  for (const problem of problems) if (!byField.has(problem.field)) byField.set(problem.field, problem);
  return [...byField.values()];
}
