import { type AdminGroup, adminGroups } from '@danube/contract/admin-group.ts';
import type { AdminPage } from '@danube/contract/site/admin-page.ts';
import { adminPages } from '@danube/contract/site/admin-pages.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import { coversScope, type StaffRole, type StaffScope } from '@danube/contract/staff-roles.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** The text groups that name the menu and its entries. */
export const menuTexts = ['staff', 'admin'] as const satisfies readonly TextGroup[];

/** From the groups that the menu loads; the text of any other would be missing after a link here. */
type MenuLabel = Extract<TextKey, `${(typeof menuTexts)[number]}.${string}`>;

type Labelled = { readonly path: string; readonly menu?: { readonly label: MenuLabel } };

/** The page table doesn't know the texts; the compiler finds labels without one here. */
const labelledPages = adminPages satisfies Readonly<Record<string, Labelled>>;

export type MenuLink = { readonly path: string; readonly label: MenuLabel };

export type MenuGroup = { readonly group: AdminGroup; readonly links: readonly MenuLink[] };

type Entry = MenuLink & {
  readonly group: AdminGroup;
  readonly order: number;
  readonly scope: StaffScope;
};

const entries: readonly Entry[] = Object.values(labelledPages)
  .flatMap((page) => ('menu' in page ? [{ path: page.path, scope: page.scope, ...page.menu }] : []))
  .toSorted((one, other) => one.order - other.order);

/** The menu for staff with these roles; groups without entries are left out. */
export function adminMenuOf(roles: readonly StaffRole[]): readonly MenuGroup[] {
  const open = entries.filter(({ scope }) => coversScope(roles, scope));
  return adminGroups
    .map((group) => ({ group, links: open.filter((entry) => entry.group === group) }))
    .filter(({ links }) => links.length > 0);
}

/** The menu entry that is current on this path. */
export function menuPathOf(pathname: string): string | undefined {
  const here = findPage(pathname)?.page.path;
  const page = Object.values<AdminPage>(adminPages).find(({ path }) => path === here);
  if (!page) return undefined;
  return 'menu' in page ? page.path : page.partOf;
}
