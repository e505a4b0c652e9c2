import type { JobDefinition } from '../../platform/job-definition.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import type { ModerationRules } from '../community/community.api.ts';
import { createMessageWatch } from './filters/watch-messages.ts';
import { createForgetNoticeSendersJob } from './forget-notice-senders.job.ts';
import { isUnderReview } from './is-under-review.ts';
import { createMessageInspection } from './message-written.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { createModerationRouter } from './moderation.router.ts';
import { createModerationAdminRouter } from './moderation-admin.router.ts';
import { moderationSource } from './personal-data.ts';
import { findRestriction } from './standing.ts';
import { moderationAttention } from './today-sources.ts';

export function createModeration(deps: ModerationDependencies) {
  const inspect = createMessageInspection(deps, createMessageWatch(deps));
  const rules: ModerationRules = {
    findRestriction,
    isUnderReview: (tx, moderator, message) => isUnderReview(deps, tx, { moderator, ...message }),
    messageWritten: ({ tx }, message) => inspect(tx, message),
  };
  return {
    /** What the community calls before and after someone writes. */
    rules,
    routers: {
      moderation: createModerationRouter(deps),
      moderationAdmin: createModerationAdminRouter(deps),
    },
    attention: moderationAttention,
    personalData: [moderationSource] satisfies readonly PersonalDataSource[],
    jobs: [createForgetNoticeSendersJob(deps)] satisfies readonly JobDefinition<unknown>[],
  };
}
