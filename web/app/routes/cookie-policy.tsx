import { cookiePolicy } from '../features/legal/cookie-policy.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';

export default function CookiePolicy() {
  return <LegalPage document={cookiePolicy} />;
}
