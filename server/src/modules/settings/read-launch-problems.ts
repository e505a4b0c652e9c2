import {
  findLaunchProblems,
  type LaunchProblem,
} from '@danube/contract/settings/launch-problems.ts';
import type { Tx } from '../../platform/database.ts';
import { readValues } from './read-values.ts';
import { findGroups } from './settings.repository.ts';

/** Based on the public values. */
export async function readLaunchProblems(tx: Tx): Promise<LaunchProblem[]> {
  const rows = await findGroups(tx);
  return findLaunchProblems((name) =>
    readValues(name, rows.find(({ group }) => group === name)?.published ?? null),
  );
}
