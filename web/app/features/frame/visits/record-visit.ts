import type { Visit } from '@danube/contract/analytics/analytics.schemas.ts';
import { visitsPath } from '@danube/contract/analytics/visits-path.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { identifyVisitor } from './visitor-id.ts';

let lastPathname: string | null = null;

/** Records the current page once, however often it renders. */
export function recordVisit(pathname: string, routePattern: string): void {
  if (pathname === lastPathname) return;
  const isFirst = lastPathname === null;
  lastPathname = pathname;
  send({
    routePattern,
    referrer: isFirst ? externalReferrer() : null,
    ...identifyVisitor(),
  });
}

/** A beacon outlives the page. Some browsers lack it, so failures are ignored. */
function send(visit: Omit<Visit, 'language'>): void {
  const language = document.documentElement.lang;
  try {
    if (navigator.sendBeacon(visitsPath, JSON.stringify({ ...visit, language }))) return;
    logFailure('the visit was not sent', visit.routePattern);
  } catch (error) {
    logFailure('the visit was not sent', error);
  }
}

/** Our own pages don't count as referrers. */
function externalReferrer(): string | null {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return origin === location.origin ? null : origin;
}
