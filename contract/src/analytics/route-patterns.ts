import type { Page } from '../site/page.ts';
import { addressesOf, allPages } from '../site/pages.ts';

/** Addresses that the specification gives to parts of the site that are still to come. */
const toCome = ['/unauthorized', '/forbidden', '/{referralCode}', '/admin/calendar'] as const;

/** Every page that has no name of its own here. */
export const unknownRoute = '/{unknown}';

/**
 * How a visited page is named: by its pattern, never by its path, because paths hold tokens of
 * emails, referral codes and whatever someone types. What is not in this list is not recorded.
 */
export const routePatterns: readonly string[] = [
  // The free course is counted on its own.
  '/course/fast-track',
  ...new Set(allPages.flatMap(countedNames)),
  ...toCome,
  unknownRoute,
];

function countedNames(page: Page): readonly string[] {
  const paths = page.countedAs ? [page.countedAs] : addressesOf(page);
  return paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
}
