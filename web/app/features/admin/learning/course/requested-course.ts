import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The course in the URL, or the first one with figures. */
export function requestedCourse(
  parameters: URLSearchParams,
  rows: readonly ItemRow[],
): string | undefined {
  const named = parameters.get('course') ?? '';
  return uuid.test(named) ? named.toLowerCase() : offeredCourses(rows)[0]?.id;
}

/** A course that was never public has no students. */
export function offeredCourses(rows: readonly ItemRow[]): readonly ItemRow[] {
  return rows.filter(({ state }) => state !== 'draft');
}
