import { accountPages } from './account-pages.ts';
import { adminPages } from './admin-pages.ts';
import { learnPages } from './learn-pages.ts';
import { moderationPages } from './moderation-pages.ts';
import type { Page } from './page.ts';
import { repPages } from './rep-pages.ts';
import { shopPages } from './shop-pages.ts';
import { sitePages } from './site-pages.ts';

/**
 * The page table: every page of the site, once. Routes, guards, the page cache, sitemap, prefetch,
 * visit statistics and the journeys are derived from it.
 */
export const pages = {
  ...sitePages,
  ...shopPages,
  ...learnPages,
  ...accountPages,
  ...moderationPages,
  ...repPages,
  ...adminPages,
} as const satisfies Readonly<Record<string, Page>>;

export const allPages: readonly Page[] = Object.values(pages);

/** Its own path first, then its aliases. */
export function pathsOf({ path, aliases = [] }: Page): readonly string[] {
  return [path, ...aliases];
}
