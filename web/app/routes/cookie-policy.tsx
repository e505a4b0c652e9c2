import { cookiePolicy } from '../features/site/legal/cookie-policy.ts';
import { LegalPage } from '../features/site/legal/legal-page.tsx';

export default function CookiePolicy() {
  return <LegalPage document={cookiePolicy} />;
}
