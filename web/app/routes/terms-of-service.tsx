import { LegalPage } from '../features/site/legal/legal-page.tsx';
import { termsOfService } from '../features/site/legal/terms-of-service.ts';

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
