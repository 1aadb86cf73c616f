import type { Paper } from '@serendib/contract/papers/endpoints';
import type { PaperType } from '@serendib/contract/papers/papers';

/** Finds papers that are kept though the answer to their sending was lost: what the list names of their type, and nothing else has. */
export function makeLostPapers(
  list: () => Promise<readonly Paper[]>,
  onListed: (papers: readonly Paper[]) => void,
) {
  const known = new Set<string>();
  const onTheirWay = new Map<Promise<unknown>, PaperType>();
  let listed: Promise<void> | undefined;
  const know = (papers: readonly Paper[]) => {
    for (const { _id } of papers) known.add(_id);
    onListed(papers);
  };
  return {
    /** Until it is known which papers were there before: one that is sent earlier could not be told from them. Asks anew where that failed. */
    ready(): Promise<void> {
      listed ??= list().then(know, (error: unknown) => {
        listed = undefined;
        throw error;
      });
      return listed;
    },
    /** A paper that is being sent, which its own answer tells of. */
    async told(type: PaperType, sending: Promise<Paper>): Promise<Paper> {
      const heard = sending.then((paper) => {
        known.add(paper._id);
        return paper;
      });
      onTheirWay.set(heard, type);
      return heard.finally(() => onTheirWay.delete(heard));
    },
    async find(type: PaperType): Promise<Paper | undefined> {
      const papers = await list();
      const unknown = () => papers.find((paper) => paper.type === type && !known.has(paper._id));
      // What another of its type that is on its way became, the answer of that one tells.
      if (unknown())
        await Promise.allSettled([...onTheirWay].flatMap(([sending, its]) => (its === type ? sending : [])));
      const found = unknown();
      if (found) known.add(found._id);
      return found;
    },
  };
}
