import type { Page } from '@danube/contract/site/page.ts';
import { allPages } from '@danube/contract/site/pages.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';

/** Every page needs these before it hydrates. */
const frameGroups: readonly string[] = ['nav', 'footer', 'page', 'ui'] satisfies TextGroup[];

/**
 * The file that a text group is bundled in: groups that the same pages need share one file, so that
 * a page loads two or three instead of a dozen, and nothing it doesn't show.
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

/** Equal for groups that the same pages use; empty if no page does. */
function pagesWith(group: string): string {
  const pages = allPages.filter(({ texts }: Page) => texts.some((each) => each === group));
  return pages.map(({ path }) => path).join(' ');
}
