import type { AdminGroup } from '@danube/contract/admin-group.ts';
import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { ActionContext } from './action-context.ts';

export type StaffSearchMatch = {
  readonly id: string;
  readonly title: string;
  /** Distinguishes it from others of the same name. */
  readonly detail: string;
  /** The page that shows it. */
  readonly path: string;
};

/** What a module contributes to the staff search. */
export type StaffSearchSource = {
  /** The menu group under which matches are shown. */
  readonly group: AdminGroup;
  /** Matches are only shown to staff with this scope. */
  readonly scope: StaffScope;
  find(
    act: ActionContext,
    query: { words: string; limit: number },
  ): Promise<readonly StaffSearchMatch[]>;
};
