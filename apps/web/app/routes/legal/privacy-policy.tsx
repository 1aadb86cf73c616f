import { privacyHead } from '~/features/pages/content/privacy-head.ts';
import { DeferredPrivacy } from '~/features/pages/deferred-privacy.ts';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/privacy-policy.ts';

// With the page where one comes from another, as a touched link fetches it.
const load = Object.assign(
  async () => {
    await DeferredPrivacy.fetch();
    return null;
  },
  { fetch: DeferredPrivacy.fetch },
);

export { load as clientLoader, load as loader };
export const meta = (args: Route.MetaArgs) => {
  const { title, description, path: canonical } = privacyHead;
  return pageMeta(args, { title, description, canonical });
};

export default function PrivacyPolicy() {
  return <DeferredPrivacy />;
}
