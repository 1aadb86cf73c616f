import { privacyPolicy } from './content/privacy-policy.tsx';
import { DocumentPage } from './document-page.tsx';

export const PrivacyPage = () => <DocumentPage document={privacyPolicy} />;
