import * as z from 'zod';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { enqueueMail } from '../../../platform/send-mail.job.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { lockDigest, storeDigest } from './digest.repository.ts';
import { digestSince } from './digest-due.ts';
import { writeDigest } from './write-digest.ts';

export const sendDigestsJob: JobType<Record<string, never>> = {
  name: 'send-chat-digests',
  schema: z.strictObject({}),
  retry: { limit: 3, delaySeconds: 60, maxDelaySeconds: 600 },
  expireInSeconds: 1800,
  policy: 'exclusive',
  schedule: { cron: '20 * * * *', timeZone: 'Europe/Bratislava' },
};

type Dependencies = Pick<
  CommunityDependencies,
  | 'db'
  | 'clock'
  | 'transact'
  | 'jobs'
  | 'siteUrl'
  | 'emails'
  | 'entitlements'
  | 'findStaffIds'
  | 'findShownPeople'
>;

/** How many people are looked up at once. */
const batchSize = 200;

/** Emails everyone for whom it is morning and who missed something. */
export function createSendDigestsJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...sendDigestsJob,
    async handle(_payload, { signal }) {
      const failures: unknown[] = [];
      let after: string | null = null;
      do {
        const some: string[] = await deps.emails.findDigestReaders(deps.db, {
          after,
          limit: batchSize,
        });
        const readers = await deps.emails.findRecipients(deps.db, 'communityDigest', some);
        for (const reader of readers) {
          signal.throwIfAborted();
          const isMorning = digestSince(reader, { lastAt: null, now: deps.clock.now() }) !== null;
          if (!isMorning) continue;
          // One failure doesn't block the others.
          await sendDigest(deps, reader.userId).catch((error) => failures.push(error));
        }
        after = some.length < batchSize ? null : (some.at(-1) ?? null);
      } while (after !== null);
      if (failures.length > 0) throw new AggregateError(failures, 'digests were not sent');
    },
  };
}

/**
 * The digest's time and its email are committed together: if a worker is killed, neither is stored;
 * another worker waits for the lock and then sees the new time.
 */
function sendDigest(deps: Dependencies, userId: string): Promise<void> {
  return deps.transact(async ({ tx }) => {
    const lastAt = await lockDigest(tx, userId);
    const now = deps.clock.now();
    const [reader] = await deps.emails.findRecipients(tx, 'communityDigest', [userId]);
    if (!reader) return;
    const since = digestSince(reader, { lastAt, now });
    if (!since) return;
    await storeDigest(tx, userId, now);
    const digest = await writeDigest(deps, tx, { userId, since });
    if (!digest) return;
    const links = deps.emails.unsubscribeLinks('communityDigest', userId);
    await enqueueMail(tx, deps.jobs, {
      to: reader.email,
      locale: reader.language,
      messageKey: `community-digest:${userId}:${now.getTime()}`,
      unsubscribeUrl: links.oneClickUrl,
      optional: { kind: 'communityDigest', userId },
      mail: {
        kind: 'community-digest',
        firstName: reader.firstName,
        ...digest,
        chatUrl: `${deps.siteUrl}/chat`,
        leaveUrl: links.pageUrl,
      },
    });
  });
}
