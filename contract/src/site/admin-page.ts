import type { AdminGroup } from '../admin-group.ts';
import type { StaffScope } from '../staff-roles.ts';
import type { Page } from './page.ts';

export type AdminMenuEntry = {
  readonly group: AdminGroup;
  /** A text key, which the web's compiler checks; its group of texts is loaded with the menu. */
  readonly label: `${string}.${string}`;
  /** Its place within the group; leave room between neighbours. */
  readonly order: number;
};

/** A page for staff is in the menu, or belongs to one that does. */
export type AdminPage = Page & {
  readonly audience: 'admin';
  /** Which staff may open it. */
  readonly scope: StaffScope;
} & (
    | { readonly menu: AdminMenuEntry }
    /** The path of the page in the menu that is marked while this one is open. */
    | { readonly partOf: string }
  );

/** Keeps the literal types of the administration's part of the page table. */
export function defineAdminPages<const Table extends Readonly<Record<string, AdminPage>>>(
  table: Table,
): Table {
  return table;
}
