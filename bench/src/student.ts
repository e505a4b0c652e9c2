import { openBuyersStage } from './buyers-stage.ts';
import type { Stage } from './stage.ts';

/** The session cookie of someone who has just bought the course and has another one in the cart. */
export async function addStudent(stage: Stage): Promise<string> {
  const buyers = await openBuyersStage(stage);
  const students = await buyers.addBuyers('student', 1);
  await buyers.fillCarts(students);
  await buyers.query(
    `insert into entitlements (id, user_id, item_id, source, granted_at)
     select gen_random_uuid(), $1, id, 'purchase', now()
     from catalogue_items where kind = 'course' and slug = 'fast-track'`,
    [students[0]?.id],
  );
  await buyers.close();
  return students[0]?.cookie ?? '';
}
