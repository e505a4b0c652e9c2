import { existsSync } from 'node:fs';
import { isNightly } from '@danube/server/testing/run-size.ts';

/** Full Chromium, as users have it. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const shell = '/usr/bin/chromium-headless-shell';

/**
 * The same engine without a window, which opens a context in a third of the time. Its frame timing
 * differs, so journeys about the first paint use the full browser, as the nightly run always does.
 */
export const journeyBrowserPath =
  process.env.CHROMIUM_PATH === undefined && !isNightly && existsSync(shell) ? shell : chromiumPath;

/**
 * Each window would create two hidden pages for the address bar's suggestions, half of the time it
 * takes to open. Chromium uses only the last such list, so Playwright's own is repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** For root in a container, without a GPU and without calls to Google. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
