import { accessibilityStatement } from '../features/legal/accessibility-statement.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function Accessibility() {
  return <LegalPage document={accessibilityStatement} />;
}
