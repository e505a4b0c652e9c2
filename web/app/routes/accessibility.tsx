import { accessibilityStatement } from '../features/site/legal/accessibility-statement.ts';
import { LegalPage } from '../features/site/legal/legal-page.tsx';

export default function Accessibility() {
  return <LegalPage document={accessibilityStatement} />;
}
