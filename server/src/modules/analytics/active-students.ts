import type { ClaimId } from '@danube/contract/claims/claim-register.ts';
import type { ComputedClaim } from '../../platform/computed-claim.ts';
import type { DownloadsApi } from '../downloads/downloads.api.ts';
import type { EventsApi } from '../events/events.api.ts';
import type { LearningApi } from '../learning/learning.api.ts';

/** The modules that know who was active. */
export type ActivitySources = {
  learning: Pick<LearningApi, 'findLearners'>;
  events: Pick<EventsApi, 'findParticipants'>;
  downloads: Pick<DownloadsApi, 'findDownloaders'>;
};

const daysBack = 365;

/** The advertised number of students who opened a lesson, a session or a download within a year. */
export function activeStudents(sources: ActivitySources): ComputedClaim & { id: ClaimId } {
  return {
    id: 'activeStudents',
    async compute(tx, now) {
      const since = new Date(now.getTime() - daysBack * 24 * 60 * 60 * 1000);
      const people = new Set([
        ...(await sources.learning.findLearners(tx, since)),
        ...(await sources.events.findParticipants(tx, since)),
        ...(await sources.downloads.findDownloaders(tx, since)),
      ]);
      return people.size || null;
    },
  };
}
