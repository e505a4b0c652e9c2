import { isNightly } from '@danube/server/testing/run-size.ts';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, journeyBrowserPath } from './chromium.ts';
import { motion } from './page-settings.ts';

const specs = ['journeys/**/*.spec.ts', 'accessibility/**/*.spec.ts'];
const changing = [
  'see-upcoming-events',
  'stay-up-to-date',
  'trust-every-answer',
  'register',
  'sign-in',
  'sign-in-with-a-provider',
  'reset-a-password',
  'use-a-second-factor',
  'use-a-passkey',
  'manage-an-account',
  'manage-people',
  'decide-on-consent',
  'write-to-the-academy',
  'manage-claim-sources',
  'edit-a-course',
  'keep-what-is-public',
  'edit-by-keyboard',
  'upload-files',
  'manage-videos',
  'download-the-free-book',
  'join-the-newsletter',
  'fill-a-cart',
  'buy-by-card',
  'buy-by-transfer',
  'subscribe',
  'withdraw-from-a-contract',
  'probe-a-purchase',
  'write-a-post',
  'change-the-site',
  'change-every-group',
  'moderate-the-community',
  'talk-in-the-community',
  'refer-a-buyer',
  'pay-a-rep',
  'register-for-a-session',
  'buy-as-a-company',
  'learn-a-course',
  'walk-home',
  'use-a-coupon',
  'manage-orders',
  'manage-coupons-and-rules',
].map((name) => `journeys/${name}.spec.ts`);

/** Journeys in a real Chromium against the built product on its real parts. */
export default defineConfig({
  testDir: '.',
  projects: [
    // First, so that each of the two workers starts its own product once and keeps it to the end.
    { name: 'changing', testMatch: changing },
    { name: 'looking', testMatch: specs, testIgnore: changing },
  ],
  outputDir: '../test-results',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only on the second try doesn't block a change, but the check reports it:
  // something about the journey, the product or a shared computer is unreliable. The nightly run
  // has a computer to itself, so there it fails.
  retries: isNightly ? 0 : 1,
  forbidOnly: process.env.CI === 'true',
  // Long, because a busy computer isn't a bug; speed is measured where it matters.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['dot'],
    ['json', { outputFile: '../.parts/reports/playwright.json' }],
    ['../checks/src/playwright-running-tests.ts'],
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    contextOptions: { reducedMotion: motion },
    // Tracing every journey doubles their time, so it needs TRACE=1.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: journeyBrowserPath, args: chromiumArguments },
  },
});
