import {
  certificateCodeSchema,
  type OwnCertificate,
  type PublicCertificate,
} from '@danube/contract/learning/certificates.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PrintedCertificate } from '../learning.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  type CertificateRow,
  findCertificate,
  findCertificatesOf,
  lockCertificate,
  updateCertificate,
} from './certificates.repository.ts';

type Deps = Pick<LearningDependencies, 'db' | 'catalogue' | 'transact'>;

export async function findOwnCertificates(deps: Deps, userId: string): Promise<OwnCertificate[]> {
  const rows = await findCertificatesOf(deps.db, userId);
  const slugs = await slugsOf(deps, deps.db, rows);
  return rows.map((row) => {
    const { holder, showsName } = row;
    return { ...shown(row, slugs), holder, showsName };
  });
}

export function chooseName(
  deps: Deps,
  { userId, code, showsName }: { userId: string; code: string; showsName: boolean },
): Promise<void> {
  return deps.transact(async ({ tx }) => {
    const row = await lockCertificate(tx, code);
    if (row?.userId !== userId) throw new DomainError('CERTIFICATE_NOT_FOUND');
    await updateCertificate(tx, code, { showsName });
  });
}

/** Whoever types a code from paper may use small letters and spaces. */
export async function verifyCertificate(
  deps: Deps,
  typed: string,
): Promise<PublicCertificate | null> {
  const code = certificateCodeSchema.safeParse(typed.replaceAll(/[\s-]/g, '').toUpperCase());
  const row = code.success ? await findCertificate(deps.db, code.data) : null;
  if (!row) return null;
  const slugs = await slugsOf(deps, deps.db, [row]);
  return { ...shown(row, slugs), holder: row.showsName ? row.holder : null };
}

export async function printedCertificate(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  code: string,
): Promise<PrintedCertificate | null> {
  const row = await findCertificate(db, code);
  if (!row || row.userId !== userId || row.revokedAt) return null;
  const { number, holder, courseTitle, language, issuedAt, lessons, minutes } = row;
  return { code, number, holder, courseTitle, language, issuedAt, lessons, minutes };
}

/** Of courses that the public can see: others have no page to lead to. */
async function slugsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  tx: Tx,
  rows: readonly CertificateRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ courseId }) => courseId))];
  const heads = await catalogue.findCourseHeads(tx, ids, defaultLanguage);
  return new Map(heads.filter(({ isPublic }) => isPublic).map(({ id, slug }) => [id, slug]));
}

function shown(row: CertificateRow, slugs: ReadonlyMap<string, string>) {
  const { code, number, courseTitle, courseId, issuedAt, revokedAt } = row;
  const courseSlug = slugs.get(courseId) ?? null;
  return { code, number, courseTitle, courseSlug, issuedAt, isRevoked: revokedAt !== null };
}
