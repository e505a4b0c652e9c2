import { type AdminGroup, adminGroups } from '@danube/contract/admin-group.ts';
import type { AdminPage } from '@danube/contract/site/admin-page.ts';
import { adminPages } from '@danube/contract/site/admin-pages.ts';
import { findPage } from '@danube/contract/site/find-page.ts';
import { coversScope, type StaffRole, type StaffScope } from '@danube/contract/staff-roles.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

type Labelled = { readonly path: string; readonly menu?: { readonly label: TextKey } };

/** The page table doesn't know the texts; a label that has none is found here by the compiler. */
const labelledPages = adminPages satisfies Readonly<Record<string, Labelled>>;

export type MenuLink = { readonly path: string; readonly label: TextKey };

export type MenuGroup = { readonly group: AdminGroup; readonly links: readonly MenuLink[] };

type Entry = MenuLink & {
  readonly group: AdminGroup;
  readonly order: number;
  readonly scope: StaffScope;
};

const entries: readonly Entry[] = Object.values(labelledPages)
  .flatMap((page) => ('menu' in page ? [{ path: page.path, scope: page.scope, ...page.menu }] : []))
  .toSorted((one, other) => one.order - other.order);

/** What the menu shows to staff with these roles; a group without entries doesn't exist. */
export function adminMenuOf(roles: readonly StaffRole[]): readonly MenuGroup[] {
  const open = entries.filter(({ scope }) => coversScope(roles, scope));
  return adminGroups
    .map((group) => ({ group, links: open.filter((entry) => entry.group === group) }))
    .filter(({ links }) => links.length > 0);
}

/** The entry that is marked while this address is open. */
export function menuPathOf(pathname: string): string | undefined {
  const here = findPage(pathname)?.page.path;
  const page = Object.values<AdminPage>(adminPages).find(({ path }) => path === here);
  if (!page) return undefined;
  return 'menu' in page ? page.path : page.partOf;
}
