import type { Paper } from '@serendib/contract/papers/endpoints';
import type { PaperType } from '@serendib/contract/papers/papers';

/** Finds papers that are kept though the answer to their sending was lost: what the list names of their type, and nothing else has. */
export function makeLostPapers() {
  const known = new Set<string>();
  const onTheirWay = new Map<Promise<unknown>, PaperType>();
  let isListed = false;
  return {
    /** Papers that were there before. */
    async know(listed: Promise<readonly Paper[]>) {
      const papers = await listed;
      for (const { _id } of papers) known.add(_id);
      isListed = true;
      return papers;
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
    async find(type: PaperType, list: () => Promise<readonly Paper[]>): Promise<Paper | undefined> {
      const papers = await list();
      const unknown = () => isListed && papers.find((paper) => paper.type === type && !known.has(paper._id));
      // What another of its type that is on its way became, the answer of that one tells.
      if (unknown())
        await Promise.allSettled([...onTheirWay].flatMap(([sending, its]) => (its === type ? sending : [])));
      const found = unknown() || undefined;
      if (found) known.add(found._id);
      return found;
    },
  };
}
