import type { AdminGroup } from '@danube/contract/admin-group.ts';
import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { Act } from './act.ts';

export type StaffSearchMatch = {
  readonly id: string;
  readonly title: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
  /** The screen that shows it. */
  readonly path: string;
};

/** What a module lets staff find from anywhere in the administration. */
export type StaffSearchSource = {
  /** Under which heading of the menu its matches are shown. */
  readonly group: AdminGroup;
  /** Only staff with this scope are shown its matches. */
  readonly scope: StaffScope;
  find(act: Act, query: { words: string; limit: number }): Promise<readonly StaffSearchMatch[]>;
};
