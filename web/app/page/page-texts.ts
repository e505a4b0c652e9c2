import { adminPages } from '@danube/contract/site/admin-pages.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';

/** The texts of header and footer, and those that any page may need. */
const frameTexts = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

/** The texts of the admin frame: its own, and the groups that name its menu entries. */
const adminTexts: readonly TextGroup[] = [
  'staff',
  'zones',
  ...new Set(
    // The menu's type checks it: every label is a text key, and its first part a group.
    Object.values(adminPages).flatMap((page) =>
      'menu' in page ? [page.menu.label.split('.', 1)[0] as TextGroup] : [],
    ),
  ),
];

/** The text groups to load before a page hydrates. */
export function pageTexts(pathname: string): readonly TextGroup[] {
  const page = findPage(pathname)?.page;
  const admin = page?.audience === 'admin' ? adminTexts : [];
  return [...frameTexts, ...admin, ...(page?.texts ?? [])];
}
