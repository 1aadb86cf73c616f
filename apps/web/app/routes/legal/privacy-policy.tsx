import { privacyPolicy } from '~/features/pages/content/privacy-policy.tsx';
import { DocumentPage } from '~/features/pages/document-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/privacy-policy.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: privacyPolicy.title,
    description: privacyPolicy.description,
    canonical: privacyPolicy.path,
  });

export default function PrivacyPolicy() {
  return <DocumentPage document={privacyPolicy} />;
}
