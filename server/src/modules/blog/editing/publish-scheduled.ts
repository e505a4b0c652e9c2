import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition } from '../../../platform/job-definition.ts';
import type { BlogDependencies } from '../blog.dependencies.ts';
import { findRevision, lockPost, updatePost } from './editing.repository.ts';
import { findProblems, makePublic } from './publish-post.ts';
import {
  type PublishPost,
  publishPostJob,
  sweepScheduledPostsJob,
} from './publish-scheduled.job.ts';
import { findDue } from './publishing.repository.ts';

export function createPublishPostJob(deps: BlogDependencies): JobDefinition<PublishPost> {
  return { ...publishPostJob, handle: (scheduled) => publishScheduled(deps, scheduled) };
}

export function createSweepScheduledPostsJob(
  deps: BlogDependencies,
): JobDefinition<Record<string, never>> {
  return {
    ...sweepScheduledPostsJob,
    async handle() {
      for (const { id, scheduledFor, scheduledRevision } of await findDue(
        deps.db,
        deps.clock.now(),
      )) {
        if (scheduledFor && scheduledRevision !== null) {
          const at = scheduledFor.toISOString();
          await publishScheduled(deps, { postId: id, revision: scheduledRevision, at });
        }
      }
    },
  };
}

/** Publishes the scheduled revision, unless the schedule was cancelled. Idempotent. */
function publishScheduled(
  deps: BlogDependencies,
  { postId, revision, at }: PublishPost,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const post = await lockPost(tx, postId);
    const isIntended =
      post?.scheduledFor?.toISOString() === at && post.scheduledRevision === revision;
    const draft = isIntended ? await findRevision(tx, postId, revision) : null;
    if (!post || !draft) return;
    const problems = await findProblems(deps, tx, draft);
    if (problems.length === 0) {
      await makePublic(deps, tx, { ...post, draft, revision });
      touchContent('blog');
    } else {
      // An image may have been rejected since. The post stays as it was, and the log says why.
      await updatePost(tx, postId, { scheduledFor: null, scheduledRevision: null });
    }
    audit({
      actor: systemActor,
      action: problems.length === 0 ? 'blog.publish' : 'blog.schedule-failed',
      target: { kind: 'post', id: postId },
      before: { revision: post.publishedRevision },
      after: { revision, problems },
    });
  });
}
