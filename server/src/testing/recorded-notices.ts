import { type AcademyNotice, academyNoticeJob } from '../platform/academy-notice.job.ts';
import type { JobDefinition } from '../platform/job-definition.ts';

/** Keeps what the academy could have been told by email. */
export function recordedNotices() {
  const notices: AcademyNotice[] = [];
  const collect: JobDefinition<AcademyNotice> = {
    ...academyNoticeJob,
    handle: async (notice) => void notices.push(notice),
  };
  return { notices, collect };
}
