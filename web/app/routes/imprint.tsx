import { imprint } from '../features/legal/imprint.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function Imprint() {
  return <LegalPage document={imprint} />;
}
