/** What a visitor may allow. Strictly necessary storage needs no consent. */
export const consentPurposes = ['statistics', 'media'] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

export type Consent = Readonly<Record<ConsentPurpose, boolean>>;

/** Increment when a purpose is added or its meaning changes: then everyone is asked again. */
export const policyVersion = 1;

/** After this, visitors are asked again. */
export const consentLastsDays = 365;

export const consentKey = 'consent';

/** The page's first script took an answer; `detail` is its text. */
export const consentEvent = 'consent';

type StoredConsent = Consent & { version: number; decidedAt: string };

const listeners = new Set<() => void>();
let memory: string | null = null;

/** The visitor's decision, or null if there is none, which allows nothing. */
export function readConsent(): Consent | null {
  return parseConsent(readConsentText());
}

export function isAllowed(purpose: ConsentPurpose): boolean {
  return readConsent()?.[purpose] ?? false;
}

export function saveConsent(decision: Consent, now = new Date()): void {
  const stored: StoredConsent = {
    statistics: decision.statistics,
    media: decision.media,
    version: policyVersion,
    decidedAt: now.toISOString(),
  };
  const text = JSON.stringify(stored);
  try {
    localStorage.setItem(consentKey, text);
  } catch {
    keepInMemory(text);
  }
  for (const listener of listeners) listener();
}

/** Storage may be blocked or full; then the decision only applies to this page. */
function keepInMemory(text: string): void {
  memory = text;
}

/** Subscribes to decisions, made here or in another tab. */
export function watchConsent(listener: () => void): () => void {
  const onOtherTab = (event: StorageEvent) => {
    if (event.key === consentKey) listener();
  };
  const onAnswer = (event: Event) => {
    if (readConsent() === null && event instanceof CustomEvent) keepInMemory(String(event.detail));
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onOtherTab);
  addEventListener(consentEvent, onAnswer);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onOtherTab);
    removeEventListener(consentEvent, onAnswer);
  };
}

/** As stored, which stays the same until another decision. */
export function readConsentText(): string | null {
  try {
    return memory ?? localStorage.getItem(consentKey);
  } catch {
    return memory;
  }
}

export function parseConsent(text: string | null): Consent | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isCurrent(stored) ? { statistics: stored.statistics, media: stored.media } : null;
  } catch {
    return null;
  }
}

function isCurrent(stored: unknown): stored is StoredConsent {
  if (typeof stored !== 'object' || stored === null) return false;
  // Cast from unknown; every field is validated below.
  const { version, statistics, media, decidedAt } = stored as Partial<StoredConsent>;
  return (
    version === policyVersion &&
    typeof statistics === 'boolean' &&
    typeof media === 'boolean' &&
    typeof decidedAt === 'string' &&
    Date.now() - Date.parse(decidedAt) < consentLastsDays * 86_400_000
  );
}
