import { foldText, toSkeleton } from './fold-text.ts';

/** Words that only staff may have in their name, as skeletons. */
const staffWords = [
  'admin',
  'administrator',
  'moderator',
  'support',
  'helpdesk',
  'staff',
  'official',
  'podpora',
  'wsparcie',
  'soporte',
  'assistenza',
  'kundendienst',
  'mitarbeiter',
].map(toSkeleton);

const academyNames = ['danube trading', 'danube academy'].map((name) => joined(name));

/**
 * Whether a name could be mistaken for a staff member's. Names are compared by their looks; no
 * alphabet is rejected, so a real Greek or Bulgarian name passes.
 */
export function looksLikeStaff(name: string, staffNames: readonly string[]): boolean {
  const whole = joined(name);
  if (whole === '') return false;
  if (academyNames.some((own) => whole.includes(own))) return true;
  if (skeletonWords(name).some((word) => staffWords.includes(word))) return true;
  return staffNames.some((staffName) => isNear(name, staffName));
}

function isNear(name: string, staffName: string): boolean {
  const [whole, staff] = [joined(name), joined(staffName)];
  // A short name alone says too little: many members share one.
  if (staff.length < 6) return whole === staff;
  if (whole.includes(staff)) return true;
  if (joined(sorted(name)) === joined(sorted(staffName))) return true;
  return staff.length >= 8 && isOneEditApart(whole, staff);
}

function skeletonWords(name: string): string[] {
  return foldText(name)
    .split(/[\s._\-·,()[\]]+/u)
    .filter(Boolean)
    .map(toSkeleton);
}

function sorted(name: string): string {
  return skeletonWords(name).toSorted().join('');
}

function joined(name: string): string {
  return toSkeleton(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** At most one letter added, removed or replaced. */
function isOneEditApart(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let end = 0;
  const shorter = Math.min(left.length, right.length);
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  return Math.max(left.length, right.length) - start - end <= 1;
}
