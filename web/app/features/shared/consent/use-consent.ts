import { useSyncExternalStore } from 'react';
import { type Consent, parseConsent, readConsentText, watchConsent } from './consent-store.ts';

/** `undefined` on the server, where the decision is unknown. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore(watchConsent, readConsentText, () => undefined);
  return text === undefined ? undefined : parseConsent(text);
}
