import type { BrowserContext } from '@playwright/test';

/** As on a second visit: the consent question is answered. */
export async function refuseConsent(context: BrowserContext): Promise<void> {
  const decision = { statistics: false, media: false, version: 1, decidedAt: new Date() };
  await context.addInitScript((text) => {
    // about:blank has no storage to write to.
    if (location.protocol.startsWith('http')) localStorage.consent ??= text;
  }, JSON.stringify(decision));
}
