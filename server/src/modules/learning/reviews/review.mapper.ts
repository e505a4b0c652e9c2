import type {
  OwnReview,
  PublicReview,
  StaffReview,
} from '@danube/contract/learning/reviews.schemas.ts';
import type { CertificateRow } from '../certificates/certificates.repository.ts';
import type { ReviewRow } from './reviews.repository.ts';

export function toPublicReview(row: ReviewRow): PublicReview {
  return { id: row.id, ...toWritten(row), name: row.shownName };
}

export function toOwnReview(
  { courseId, courseTitle }: CertificateRow,
  row: ReviewRow | undefined,
): OwnReview {
  return {
    course: { id: courseId, title: courseTitle },
    review: row
      ? { ...toWritten(row), showsName: row.shownName !== null, hidden: toHidden(row) }
      : null,
  };
}

export function toStaffReview(
  row: ReviewRow,
  { course, author }: { course: StaffReview['course']; author: string },
): StaffReview {
  return {
    id: row.id,
    ...toWritten(row),
    course,
    author,
    hidden: toHidden(row),
  };
}

function toWritten({ stars, text, language, writtenAt, changedAt }: ReviewRow) {
  return { stars, text, language, writtenAt, changedAt };
}

/** A database constraint ensures that all four are set, or none. */
function toHidden({ hiddenAt, hiddenRule, hiddenRulesVersion, hiddenRemark }: ReviewRow) {
  if (!hiddenAt || !hiddenRule || hiddenRulesVersion === null || hiddenRemark === null) return null;
  return { rule: hiddenRule, rulesVersion: hiddenRulesVersion, remark: hiddenRemark, hiddenAt };
}
