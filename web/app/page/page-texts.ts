import { adminPages } from '@danube/contract/site/admin-pages.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';

/** The header's and the footer's texts, and those that any page may need. */
const frameTexts = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

/** What the administration's menu says: its own words, and the groups its entries are named in. */
const menuTexts: readonly TextGroup[] = [
  'staff',
  ...new Set(
    // Checked where the menu is made: every label is a key of the texts, its first part a group.
    Object.values(adminPages).flatMap((page) =>
      'menu' in page ? [page.menu.label.split('.', 1)[0] as TextGroup] : [],
    ),
  ),
];

/** Texts to have at hand before a page comes to life in the browser. */
export function pageTexts(pathname: string): readonly TextGroup[] {
  const page = findPage(pathname)?.page;
  const menu = page?.audience === 'admin' ? menuTexts : [];
  return [...frameTexts, ...menu, ...(page?.texts ?? [])];
}
