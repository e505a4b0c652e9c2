export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Runs as root in a container, without a graphics card, and calls nobody. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
