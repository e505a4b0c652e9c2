import type { StaffScope } from '../staff-roles.ts';
import type { AdminPage } from './admin-page.ts';
import { adminPages } from './admin-pages.ts';
import { findPage } from './find-page.ts';

const scopes = new Map(
  Object.values<AdminPage>(adminPages).map(({ path, scope }) => [path, scope] as const),
);

/** Which staff may open the page at this address; undefined if none for staff is there. */
export function adminScopeAt(pathname: string): StaffScope | undefined {
  const path = findPage(pathname)?.page.path;
  return path === undefined ? undefined : scopes.get(path);
}
