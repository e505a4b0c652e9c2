import { existsSync } from 'node:fs';
import { isNightly } from '@danube/server/testing/run-size.ts';

/** The browser as people have it. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const shell = '/usr/bin/chromium-headless-shell';

/**
 * The same engine without the window around it, which opens a context in a third of the time. It
 * paints by another clock, so journeys about the first moments of a page use the whole browser, as
 * the nightly run does throughout.
 */
export const journeyBrowserPath =
  process.env.CHROMIUM_PATH === undefined && !isNightly && existsSync(shell) ? shell : chromiumPath;

/**
 * Each window would make two pages for the list below its address bar, which nobody sees: half of
 * the time that opening a window takes. Chromium takes the last such list, so Playwright's own is
 * repeated here.
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

/** Runs as root in a container, without a graphics card, and calls nobody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];
