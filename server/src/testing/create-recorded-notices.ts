import { type AcademyNotice, academyNoticeJob } from '../platform/academy-notice.job.ts';
import type { JobDefinition } from '../platform/job-definition.ts';

/** Collects what the academy could have been notified of by email. */
export function createRecordedNotices() {
  const notices: AcademyNotice[] = [];
  const collect: JobDefinition<AcademyNotice> = {
    ...academyNoticeJob,
    handle: async (notice) => void notices.push(notice),
  };
  return { notices, collect };
}
