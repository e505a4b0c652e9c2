import type { Device } from '@danube/contract/identity/account.schemas.ts';
import { useEffect, useState } from 'react';
import type { Translate } from '../../../lib/text-keys.ts';

type NameDevice = (device: Device) => string;

/**
 * Browser and operating system by name. The user agent parser is loaded on demand; until then the
 * names are undefined.
 */
export function useDeviceNames(t: Translate): NameDevice | undefined {
  const [parse, setParse] = useState<{ of: (userAgent: string) => BrowserAndSystem }>();
  useEffect(() => {
    let isWanted = true;
    void import('bowser').then(
      ({ parse: parseUserAgent }) => {
        if (isWanted) setParse({ of: (userAgent) => browserAndSystem(parseUserAgent(userAgent)) });
      },
      // Offline, devices stay without a name.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return parse && ((device) => nameOf(device.userAgent && parse.of(device.userAgent), t));
}

type BrowserAndSystem = { browser?: string | undefined; system?: string | undefined };

function browserAndSystem(parsed: {
  browser: { name?: string };
  os: { name?: string };
}): BrowserAndSystem {
  return { browser: parsed.browser.name, system: parsed.os.name };
}

function nameOf(parsed: BrowserAndSystem | '', t: Translate): string {
  const { browser, system } = parsed || {};
  if (browser && system) return t('account.devices.name', { browser, system });
  return browser || system || t('account.devices.unknown');
}
