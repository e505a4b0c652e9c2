import type { StaffScope } from '../staff-roles.ts';
import type { AdminPage } from './admin-page.ts';
import { adminPages } from './admin-pages.ts';
import { findPage } from './find-page.ts';

const scopes = new Map(
  Object.values<AdminPage>(adminPages).map(({ path, scope }) => [path, scope] as const),
);

/** The scope of the admin page at this path; undefined if there is none. */
export function findAdminScope(pathname: string): StaffScope | undefined {
  const path = findPage(pathname)?.page.path;
  return path === undefined ? undefined : scopes.get(path);
}
