import type { Page } from '../site/page.ts';
import { allPages, pathsOf } from '../site/pages.ts';

/** URLs that the specification reserves for features that don't exist yet. */
const reservedPaths = [
  '/unauthorized',
  '/forbidden',
  '/{referralCode}',
  '/admin/calendar',
] as const;

/** Every page without its own pattern. */
export const unknownRoute = '/{unknown}';

/**
 * Visits are recorded by pattern, never by path, because paths contain email tokens, referral codes
 * and user input. Patterns that aren't listed here aren't recorded.
 */
export const routePatterns: readonly string[] = [
  // The free course is counted separately.
  '/course/fast-track',
  ...new Set(allPages.flatMap(patternsOf)),
  ...reservedPaths,
  unknownRoute,
];

function patternsOf(page: Page): readonly string[] {
  const paths = page.countedAs ? [page.countedAs] : pathsOf(page);
  return paths.map((path) => path.replaceAll(/:(\w+)/g, '{$1}'));
}
