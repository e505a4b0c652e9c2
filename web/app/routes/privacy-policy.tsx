import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { privacyPolicy } from '../features/site/legal/privacy-policy.ts';

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
