import { LegalPage } from '../features/legal/legal-page.tsx';
import { privacyPolicy } from '../features/legal/privacy-policy.ts';

export default function PrivacyPolicy() {
  return <LegalPage document={privacyPolicy} />;
}
