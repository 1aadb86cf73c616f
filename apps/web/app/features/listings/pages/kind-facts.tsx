import type { Kind } from '@serendib/contract/listings/kind';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

interface KindFactsProps {
  listing: object;
  /** Fields that are said elsewhere on the page. */
  leaveOut?: readonly string[];
}

/** What a kind says of a listing. Its declaration is heavy and needed for these words alone. */
export const kindFacts = (load: () => Promise<Kind>) =>
  deferHydration('facts', async () => {
    const [kind, { factsOf }, { Facts }] = await Promise.all([
      load(),
      import('../facts-of.ts'),
      import('~/ui/text/facts.tsx'),
    ]);
    return ({ listing, leaveOut }: KindFactsProps) => (
      <Facts facts={factsOf(kind, listing, leaveOut)} columns />
    );
  });
