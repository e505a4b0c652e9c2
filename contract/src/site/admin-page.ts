import type { AdminGroup } from '../admin-group.ts';
import type { StaffScope } from '../staff-roles.ts';
import type { Page } from './page.ts';

export type AdminMenuEntry = {
  readonly group: AdminGroup;
  /** A text key, checked by the web's compiler; its text group is loaded with the menu. */
  readonly label: `${string}.${string}`;
  /** The position within the group; leave gaps. */
  readonly order: number;
};

/** A staff page is in the menu, or belongs to a page that is. */
export type AdminPage = Page & {
  readonly audience: 'admin';
  /** The scope required to open it. */
  readonly scope: StaffScope;
} & (
    | { readonly menu: AdminMenuEntry }
    /** The path of the menu entry that is highlighted. */
    | { readonly partOf: string }
  );

/** Keeps the literal types of the admin pages. */
export function defineAdminPages<const Table extends Readonly<Record<string, AdminPage>>>(
  table: Table,
): Table {
  return table;
}
