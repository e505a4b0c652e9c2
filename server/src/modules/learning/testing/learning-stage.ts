import { afterAll, beforeAll, beforeEach } from 'vitest';
import { callers } from '../../../testing/callers.ts';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { insertEntitlement } from '../../entitlements/entitlements.factory.ts';
import { insertPerson } from '../../identity/identity.factory.ts';
import { insertCourse, testLearning } from '../learning.factory.ts';

export const monday = '2026-11-16T10:20:00Z';
export const member = callers.member.userId;
export const english = { language: 'en' } as const;

/** A separate database with all callers in it, and no course before each test. */
export async function openLearningStage() {
  const database = await testDatabase();
  const stage = testLearning(database, monday);

  beforeAll(async () => {
    for (const actor of Object.values(callers)) {
      if (actor.kind !== 'member') continue;
      const { userId: id, isAdmin, roles: staffRoles } = actor;
      await insertPerson(database.db, { id, role: isAdmin ? 'admin' : 'member', staffRoles });
    }
  });
  beforeEach(async () => {
    stage.platform.clock.set(monday);
    const tables = ['catalogue_items', 'lessons', 'entitlements', 'certificate_numbers'];
    await emptyTables(database.ownerUrl, tables);
  });
  afterAll(() => database.close());

  const aCourse = (slug = 'fast', price = 9_900) => insertCourse(stage, slug, price);
  async function anOwnedCourse(slug = 'fast') {
    const course = await aCourse(slug);
    const right = await insertEntitlement(database.db, { userId: member, itemId: course.id });
    return { ...course, right };
  }
  return { ...database, ...stage, ask: stage.as('member'), aCourse, anOwnedCourse };
}
