import type { Kind } from '@serendib/contract/listings/kind';
import { quiet } from '~/ui/navigate/quiet.tsx';

interface KindFactsProps {
  listing: object;
  /** Fields that are said elsewhere on the page. */
  leaveOut?: readonly string[];
}

/** What a kind says of a listing. Its declaration is heavy and needed for these words alone. */
export const kindFacts = (load: () => Promise<Kind>) =>
  quiet('facts', async () => {
    const [kind, { factsOf }, { Facts }] = await Promise.all([
      load(),
      import('../facts-of.ts'),
      import('~/ui/text/facts.tsx'),
    ]);
    return ({ listing, leaveOut }: KindFactsProps) => (
      <Facts facts={factsOf(kind, listing, leaveOut)} columns />
    );
  });

export const VehicleFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/vehicle').then(({ vehicle }) => vehicle),
);
export const GuideFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/tour-guide').then(({ tourGuide }) => tourGuide),
);
export const TourFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/tour').then(({ tour }) => tour),
);
export const BusinessFacts = kindFacts(() =>
  import('@serendib/contract/listings/kinds/business-listing').then(({ businessListing }) => businessListing),
);
