import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { LaunchProblem } from '@danube/contract/settings/launch-problems.ts';
import type { GroupName, GroupValues } from '@danube/contract/settings/settings-groups.ts';
import type { Tx } from '../../platform/database.ts';

/** The owner's settings for other modules. */
export type SettingsApi = {
  /** A group's public values. */
  read<Name extends GroupName>(tx: Tx, group: Name): Promise<GroupValues<Name>>;
  /** Which groups use a file. */
  describeUses(itemIds: readonly string[]): FileUse[];
  /** What prevents the launch. */
  findOpeningProblems(tx: Tx): Promise<LaunchProblem[]>;
};
