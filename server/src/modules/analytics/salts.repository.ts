import { eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { visitSalts } from './rollups.tables.ts';

/** The day's salt: the given one, unless another server was first. */
export async function insertSalt(
  tx: Tx,
  salt: { day: string; key: Buffer; createdAt: Date },
): Promise<Buffer> {
  await tx.insert(visitSalts).values(salt).onConflictDoNothing();
  const [stored] = await tx
    .select({ key: visitSalts.key })
    .from(visitSalts)
    .where(eq(visitSalts.day, salt.day));
  return stored?.key ?? salt.key;
}

export async function deleteSaltsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(visitSalts).where(lte(visitSalts.createdAt, moment));
}
