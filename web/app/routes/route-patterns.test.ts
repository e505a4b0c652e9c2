import { routePatterns, unknownRoute } from '@danube/contract/analytics/route-patterns.ts';
import { toRoutePattern } from '@danube/contract/analytics/to-route-pattern.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';

/** Every path of the built site, as in its route. */
function addressesOf(entries: readonly RouteConfigEntry[], around = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${around}/${entry.path}` : around;
    const own = entry.index || entry.path ? [path || '/'] : [];
    return [...(entry.children ? [] : own), ...addressesOf(entry.children ?? [], path)];
  });
}

const built = addressesOf(routes).filter((address) => address !== '/*');

describe('the name under which a visit is kept', () => {
  // Without a name, a page's visits would be lost or counted as a referral's.
  it.each(built)('is there for %s', (address) => {
    const pattern = toRoutePattern(address.replace(/:\w+/g, 'k3j9x0a7'));
    expect([unknownRoute, '/{referralCode}']).not.toContain(pattern);
    if (address.includes(':')) expect(pattern).toBe(address.replace(/:(\w+)/g, '{$1}'));
  });

  it.each([
    ['/reset-password/4f1c0d9ab27e', '/reset-password/{token}'],
    ['/course/fast-track', '/course/fast-track'],
    ['/course/dax-in-depth', '/course/{slug}'],
    ['/Courses/', '/courses'],
    ['/anna-2026', '/{referralCode}'],
    ['/no/such/page', unknownRoute],
    ['/.well-known/anything', unknownRoute],
  ])('of %s is %s', (pathname, pattern) => {
    expect(toRoutePattern(pathname)).toBe(pattern);
  });

  it('is its own for every pattern, so that none hides another', () => {
    for (const pattern of routePatterns.filter((each) => each !== unknownRoute)) {
      expect(toRoutePattern(pattern.replace(/\{\w+\}/g, 'k3j9x0a7'))).toBe(pattern);
    }
  });
});
