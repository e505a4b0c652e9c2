import type { BrowserContext } from '@playwright/test';

/** Answers the consent question, as if this were a second visit. */
export async function refuseConsent(context: BrowserContext): Promise<void> {
  const decision = { statistics: false, media: false, version: 1, decidedAt: new Date() };
  await context.addInitScript((text) => {
    // about:blank has no storage to write to.
    if (location.protocol.startsWith('http')) localStorage.consent ??= text;
  }, JSON.stringify(decision));
}
