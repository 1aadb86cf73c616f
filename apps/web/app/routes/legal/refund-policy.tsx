import { refundPolicy } from '~/features/pages/content/refund-policy.tsx';
import { DocumentPage } from '~/features/pages/document-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/refund-policy.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: refundPolicy.title,
    description: refundPolicy.description,
    canonical: refundPolicy.path,
  });

export default function RefundPolicy() {
  return <DocumentPage document={refundPolicy} />;
}
