import { LegalPage } from '../features/legal/legal-page.tsx';
import { termsOfService } from '../features/legal/terms-of-service.ts';

export default function TermsOfService() {
  return <LegalPage document={termsOfService} />;
}
