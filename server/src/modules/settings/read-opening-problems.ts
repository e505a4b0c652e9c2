import {
  findOpeningProblems,
  type OpeningProblem,
} from '@danube/contract/settings/opening-problems.ts';
import type { Tx } from '../../platform/database.ts';
import { readValues } from './read-values.ts';
import { findGroups } from './settings.repository.ts';

/** Based on the public values. */
export async function readOpeningProblems(tx: Tx): Promise<OpeningProblem[]> {
  const rows = await findGroups(tx);
  return findOpeningProblems((name) =>
    readValues(name, rows.find(({ group }) => group === name)?.published ?? null),
  );
}
