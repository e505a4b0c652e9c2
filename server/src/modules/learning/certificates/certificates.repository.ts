import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import {
  certificateNumbers,
  certificates,
  supersededCertificates as superseded,
} from '../learning.tables.ts';

export type CertificateRow = typeof certificates.$inferSelect;
type SupersededRow = typeof superseded.$inferSelect;

export async function findCertificate(tx: Tx, code: string): Promise<CertificateRow | null> {
  const [row] = await tx.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockCertificate(tx: Tx, code: string): Promise<CertificateRow | null> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(eq(certificates.code, code))
    .for('update');
  return row ?? null;
}

/** A person's certificates, latest first. */
export function findCertificatesOf(tx: Tx, userId: string): Promise<CertificateRow[]> {
  return tx
    .select()
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(desc(certificates.issuedAt));
}

/** Codes of valid certificates by course. */
export async function findCertificateCodes(
  tx: Tx,
  userId: string,
  courseIds: readonly ItemId[],
): Promise<ReadonlyMap<ItemId, string>> {
  if (courseIds.length === 0) return new Map();
  const { courseId, code, revokedAt } = certificates;
  const rows = await tx
    .select({ courseId, code })
    .from(certificates)
    .where(
      and(
        eq(certificates.userId, userId),
        inArray(courseId, [...courseIds]),
        sql`${revokedAt} is null`,
      ),
    );
  return new Map(rows.map((row) => [row.courseId, row.code]));
}

export async function hasCertificate(tx: Tx, userId: string, courseId: ItemId): Promise<boolean> {
  const found = await tx
    .select({ code: certificates.code })
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)));
  return found.length > 0;
}

export async function insertCertificate(
  tx: Tx,
  certificate: typeof certificates.$inferInsert,
): Promise<void> {
  await tx.insert(certificates).values(certificate);
}

export async function updateCertificate(
  tx: Tx,
  code: string,
  values: Partial<Pick<CertificateRow, 'showsName' | 'revokedAt'>>,
): Promise<void> {
  await tx.update(certificates).set(values).where(eq(certificates.code, code));
}

/** The certificate of a person and course, which stays one when its name is corrected. */
export async function findCertificateOf(
  tx: Tx,
  { userId, courseId }: { userId: string; courseId: ItemId },
): Promise<CertificateRow | null> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)));
  return row ?? null;
}

export async function findSuperseded(tx: Tx, code: string): Promise<SupersededRow | null> {
  const [row] = await tx.select().from(superseded).where(eq(superseded.code, code));
  return row ?? null;
}

export function findSupersededOf(tx: Tx, userId: string): Promise<SupersededRow[]> {
  return tx
    .select()
    .from(superseded)
    .where(eq(superseded.userId, userId))
    .orderBy(desc(superseded.supersededAt), desc(superseded.number));
}

/** The row keeps everything but its name, number and code; the old ones stay verifiable. */
export async function replaceCertificate(
  tx: Tx,
  row: CertificateRow,
  next: Pick<CertificateRow, 'code' | 'number' | 'holder'> & { at: Date },
): Promise<void> {
  const { code, number, userId, courseId, holder, courseTitle, lessons, issuedAt } = row;
  const { at, ...values } = next;
  await tx.insert(superseded).values({
    code,
    number,
    userId,
    courseId,
    holder,
    courseTitle,
    lessons,
    issuedAt,
    supersededAt: at,
  });
  await tx.update(certificates).set(values).where(eq(certificates.code, code));
}

/** Serialises concurrent issues, so that no number is used twice. */
export async function claimNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .insert(certificateNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: certificateNumbers.year,
      set: { last: sql`${certificateNumbers.last} + 1` },
    })
    .returning({ last: certificateNumbers.last });
  if (!row) throw new Error('a number was neither inserted nor raised');
  return row.last;
}
