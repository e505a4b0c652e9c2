import {
  certificateCodeSchema,
  type OwnCertificate,
  type PublicCertificate,
} from '@danube/contract/learning/certificates.contract.ts';
import { defaultLanguage } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CourseHead } from '../../catalogue/catalogue.api.ts';
import type { PrintedCertificate } from '../learning.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  type CertificateRow,
  findCertificate,
  findCertificateOf,
  findCertificatesOf,
  findSuperseded,
  lockCertificate,
  updateCertificate,
} from './certificates.repository.ts';

type Deps = Pick<LearningDependencies, 'db' | 'catalogue' | 'transact'>;

export async function findOwnCertificates(deps: Deps, userId: string): Promise<OwnCertificate[]> {
  const rows = await findCertificatesOf(deps.db, userId);
  const heads = await headsOf(deps, deps.db, rows);
  return rows.map((row) => {
    const { holder, showsName } = row;
    return { ...shown(row, heads), holder, showsName };
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

/** People who type a code from paper may use lower case and spaces. */
export async function verifyCertificate(
  deps: Deps,
  typed: string,
): Promise<PublicCertificate | null> {
  const code = certificateCodeSchema.safeParse(typed.replaceAll(/[\s-]/g, '').toUpperCase());
  if (!code.success) return null;
  const row = await findCertificate(deps.db, code.data);
  if (!row) return verifySuperseded(deps, code.data);
  const heads = await headsOf(deps, deps.db, [row]);
  return {
    ...shown(row, heads),
    holder: row.showsName ? row.holder : null,
    replacement: null,
  };
}

/** Never shows the old name: it may be the reason for the correction. */
async function verifySuperseded(deps: Deps, code: string): Promise<PublicCertificate | null> {
  const old = await findSuperseded(deps.db, code);
  const current = old && (await findCertificateOf(deps.db, old));
  if (!old || !current) return null;
  const heads = await headsOf(deps, deps.db, [current]);
  const { number, courseTitle, lessons, issuedAt } = old;
  const isRevoked = current.revokedAt !== null;
  return {
    ...shown(current, heads),
    code,
    number,
    courseTitle,
    lessons,
    issuedAt,
    holder: null,
    replacement: isRevoked ? null : { code: current.code, number: current.number },
  };
}

export async function findPrintedCertificate(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  code: string,
): Promise<PrintedCertificate | null> {
  const row = await findCertificate(db, code);
  if (!row || row.userId !== userId || row.revokedAt) return null;
  const { number, holder, courseTitle, language, issuedAt, lessons, minutes } = row;
  return { code, number, holder, courseTitle, language, issuedAt, lessons, minutes };
}

/** The current data of their courses. */
async function headsOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  tx: Tx,
  rows: readonly CertificateRow[],
): Promise<ReadonlyMap<string, CourseHead>> {
  const ids = [...new Set(rows.map(({ courseId }) => courseId))];
  const heads = await catalogue.findCourseHeads(tx, ids, defaultLanguage);
  return new Map(heads.map((head) => [head.id, head]));
}

function shown(row: CertificateRow, heads: ReadonlyMap<string, CourseHead>) {
  const { code, number, courseTitle, courseId, issuedAt, revokedAt, lessons } = row;
  const head = heads.get(courseId);
  return {
    code,
    number,
    courseTitle,
    issuedAt,
    isRevoked: revokedAt !== null,
    lessons,
    // A course that isn't public has no page to link to.
    courseSlug: head?.isPublic ? head.slug : null,
    instructor: head?.by ?? null,
  };
}
