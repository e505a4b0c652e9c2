import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { OpeningProblem } from '@danube/contract/settings/opening-problems.ts';
import type { GroupName, GroupValues } from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';

/** What the owner has set, for everything outside this module. */
export type SettingsApi = {
  /** What a group says to the public now. */
  read<Name extends GroupName>(tx: Tx, group: Name): Promise<GroupValues<Name>>;
  /** Which groups name a file. */
  describeUses(itemIds: readonly string[]): FileUse[];
  /** What keeps the site from being opened. */
  findOpeningProblems(tx: Tx): Promise<OpeningProblem[]>;
};
