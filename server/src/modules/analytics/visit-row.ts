import type { Visit } from '@danube/contract/analytics/analytics.schemas.ts';
import { toNetworkKey } from '../../platform/to-network-key.ts';
import type { VisitOrigin } from './analytics.api.ts';
import {
  type Device,
  isBot,
  parseBrowser,
  parseDevice,
  sanitiseUserAgent,
} from './parse-browser.ts';

/** A visit as written to both tables. */
export type VisitRow = {
  createdAt: Date;
  visitorId: string | null;
  userId: string | null;
  ipAddress: string | null;
  userAgent: string | null;
  pagePath: string;
  referrer: string | null;
  isBot: boolean;
  originCountry: string | null;
  language: string | null;
  device: Device | null;
  browser: string | null;
  dayVisitor: string | null;
};

/**
 * With consent: account, address and full user agent; otherwise only what many visitors have in
 * common. Time, user and address come from the server, whatever the page sent.
 */
export function toVisitRow(visit: Visit, arrival: VisitOrigin & { at: Date }): VisitRow {
  const { hasConsent, routePattern, visitorId, referrer, language } = visit;
  const browser = parseBrowser(arrival.userAgent);
  return {
    createdAt: arrival.at,
    visitorId,
    userId: hasConsent ? arrival.userId : null,
    ipAddress: hasConsent ? arrival.address : networkOf(arrival.address),
    userAgent: hasConsent ? sanitiseUserAgent(arrival.userAgent) : browser,
    pagePath: routePattern,
    referrer,
    isBot: isBot(arrival.userAgent),
    originCountry: arrival.country,
    language,
    device: parseDevice(arrival.userAgent),
    browser,
    dayVisitor: arrival.dayVisitor,
  };
}

function networkOf(address: string | null): string | null {
  return address === null ? null : toNetworkKey(address);
}
