import type { StaffMatch } from '@danube/contract/administration/administration.contract.ts';
import type { Act } from '../../platform/act.ts';
import { isStaffFor } from '../../platform/guard.ts';
import type { StaffSearchSource } from '../../platform/staff-search.ts';

/** Few of each, so that one kind doesn't push the others off the list. */
const matchesOfEach = 5;

/** Asks every module whose matches the asker may open; the menu's order of the groups is the browser's. */
export async function findForStaff(
  sources: readonly StaffSearchSource[],
  act: Act,
  words: string,
): Promise<StaffMatch[]> {
  const open = sources.filter(({ scope }) => isStaffFor(act.member, scope));
  const found = await Promise.all(
    open.map(async ({ group, find }) => {
      const matches = await find(act, { words, limit: matchesOfEach });
      return matches.map((match) => ({ group, ...match }));
    }),
  );
  return found.flat();
}
