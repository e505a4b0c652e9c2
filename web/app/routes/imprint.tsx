import { imprint } from '../features/site/legal/imprint.ts';
import { LegalPage } from '../features/site/legal/legal-page.tsx';

export default function Imprint() {
  return <LegalPage document={imprint} />;
}
