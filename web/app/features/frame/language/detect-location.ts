import type { Location } from '@danube/contract/location/location.schemas.ts';
import { lookupTimeoutMs, maxLookups } from '@danube/contract/location/lookup-limits.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { isAllowed } from '../../shared/consent/consent-store.ts';
import { readLocation } from './read-location.ts';

const ownLookUp = '/api/v1/location';

/**
 * Looks up the visitor's country: our own server first, then the given services, which learn the
 * visitor's IP address and are therefore only asked with consent. The first result counts; failures
 * are logged and the next service is tried. Null if none knew.
 */
export async function detectLocation(
  services: readonly string[],
  left: AbortSignal,
): Promise<Location | null> {
  const lookUps = [ownLookUp, ...(isAllowed('media') ? services : [])].slice(0, maxLookups);
  for (const address of lookUps) {
    if (left.aborted) return null;
    try {
      const location = readLocation(await fetchWithTimeout(address, left));
      if (location) return location;
      // Our own server may not know: that's why other services are asked.
      if (address !== ownLookUp) throw new Error('no country in the answer');
    } catch (error) {
      if (!left.aborted) logFailure(`location look-up failed: ${address}`, error);
    }
  }
  return null;
}

async function fetchWithTimeout(address: string, left: AbortSignal): Promise<unknown> {
  const stop = new AbortController();
  const abort = () => stop.abort(left.reason);
  // Not AbortSignal.any, which some supported browsers lack.
  const timer = setTimeout(() => stop.abort(new Error('no answer in time')), lookupTimeoutMs);
  left.addEventListener('abort', abort, { once: true });
  try {
    const answer = await fetch(address, {
      signal: stop.signal,
      headers: { accept: 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    // Includes the body: one that never ends must time out too.
    return await answer.json();
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', abort);
  }
}
