import { findProofs, type Proof, sectionsOf, specifications } from './statements.ts';

const introduction = `# What of the specification is proved, and by which test

Made by \`npm run coverage\` from the statements in [specification/](specification/) and from the tests that name them:
\`// Proves NAV-01, NAV-02.\` above a test. Change those, not this page.

\`npm test -- coverage\` fails when a statement has no proof, when a test names a statement that does not exist, and when
this page is not what they say. An identifier stays with its statement for good; a new statement takes the next number
of its section. Where the product departs from a statement on purpose, the reason is in the
[decisions](decisions/000-how-decisions-are-kept.md).
`;

/** The whole page in Markdown: a table for each section, a row for each statement. */
export function coveragePage(): string {
  const proofs = Map.groupBy(findProofs().proofs, ({ id }) => id);
  const tables = specifications.flatMap((file) =>
    sectionsOf(file).map(({ title, statements }) => {
      const rows = statements.map(
        ({ id, words }) => `| ${id} | ${words} | ${proofCell(proofs.get(id) ?? [])} |`,
      );
      return [`## ${title}`, '', '| id | statement | proved by |', '| --- | --- | --- |', ...rows, ''].join(
        '\n',
      );
    }),
  );
  return [introduction, ...tables].join('\n');
}

const proofCell = (proofs: Proof[]) =>
  proofs.map(({ file, title }) => `\`${file}\`: ${title.replaceAll('|', '\\|')}`).join('<br>');
