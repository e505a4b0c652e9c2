import type { Page } from '@danube/contract/site/page.ts';
import { allPages } from '@danube/contract/site/pages.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';

/** Every page needs these before it comes to life. */
const frameGroups: readonly string[] = ['nav', 'footer', 'page', 'ui'] satisfies TextGroup[];

/**
 * The file that a group of texts comes in: groups that the same pages need are one file, so that a
 * page fetches two or three instead of a dozen, and nothing it does not show.
 */
export function textBundle(group: string): string {
  if (frameGroups.includes(group)) return 'frame';
  const pages = pagesWith(group);
  const together = [...allGroups()].filter((each) => pagesWith(each) === pages);
  return pages === '' ? group : together.toSorted().join('-');
}

function allGroups(): Set<string> {
  return new Set(allPages.flatMap((page: Page) => page.texts));
}

/** The same text for groups that the same pages name; empty if no page does. */
function pagesWith(group: string): string {
  const pages = allPages.filter(({ texts }: Page) => texts.some((each) => each === group));
  return pages.map(({ path }) => path).join(' ');
}
