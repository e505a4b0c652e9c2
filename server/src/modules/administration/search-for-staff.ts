import type { StaffMatch } from '@danube/contract/administration/administration.contract.ts';
import type { ActionContext } from '../../platform/action-context.ts';
import { isStaffFor } from '../../platform/guard.ts';
import type { StaffSearchSource } from '../../platform/staff-search.ts';

/** Few per source, so that one kind doesn't crowd out the others. */
const matchesOfEach = 5;

/** Searches every module whose matches the caller may open; the browser sorts the groups. */
export async function searchForStaff(
  sources: readonly StaffSearchSource[],
  act: ActionContext,
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
