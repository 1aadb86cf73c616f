import { termsOfService } from '~/features/pages/content/terms-of-service.tsx';
import { DocumentPage } from '~/features/pages/document-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/terms-of-service.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: termsOfService.title,
    description: termsOfService.description,
    canonical: termsOfService.path,
  });

export default function TermsOfService() {
  return <DocumentPage document={termsOfService} />;
}
