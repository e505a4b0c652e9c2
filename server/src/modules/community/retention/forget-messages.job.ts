import type { ConversationKind } from '@danube/contract/community/community.schemas.ts';
import * as z from 'zod';
import { systemActor } from '../../../platform/audit.ts';
import type { JobDefinition, JobType } from '../../../platform/job-definition.ts';
import { notifyConversation } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { removeBytes } from '../pictures/remove-picture.job.ts';
import { clearExpired, findExpired } from './retention.repository.ts';

type Dependencies = Pick<CommunityDependencies, 'db' | 'clock' | 'transact' | 'jobs' | 'settings'>;

/** Conversations stay locked until a batch is finished. */
const batchSize = 500;

export const forgetMessagesJob: JobType<Record<string, never>> = {
  name: 'forget-messages',
  schema: z.strictObject({}),
  retry: { limit: 5, delaySeconds: 300, maxDelaySeconds: 3600 },
  expireInSeconds: 3600,
  policy: 'exclusive',
  isRetention: true,
  schedule: { cron: '12 4 * * *', timeZone: 'UTC' },
};

const kindsByPeriod: Readonly<Record<'rooms' | 'direct', readonly ConversationKind[]>> = {
  rooms: ['room'],
  direct: ['direct', 'group'],
};

/** Deletes messages after the number of years chosen by the owner; if none is chosen, never. */
export function createForgetMessagesJob(deps: Dependencies): JobDefinition<Record<string, never>> {
  return {
    ...forgetMessagesJob,
    async handle(_payload, { signal }) {
      const chosen = await deps.settings.read(deps.db, 'retention');
      for (const place of ['rooms', 'direct'] as const) {
        const years = chosen[place];
        if (years === 0) continue;
        while ((await forgetBatch(deps, place, years)) > 0) signal.throwIfAborted();
      }
    },
  };
}

/** How many were found; 0 means that it is done. */
function forgetBatch(
  deps: Dependencies,
  place: keyof typeof kindsByPeriod,
  years: number,
): Promise<number> {
  return deps.transact(async (change) => {
    const { tx } = change;
    const now = deps.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - years);
    const expired = await findExpired(tx, {
      kinds: kindsByPeriod[place],
      before,
      limit: batchSize,
    });
    if (expired.length === 0) return 0;
    const { count, pictures, wasQuoted } = await clearExpired(tx, { expired, now });
    await removeBytes(deps, tx, pictures);
    if (wasQuoted) change.touchContent('community');
    for (const id of new Set(expired.map(({ conversationId }) => conversationId))) {
      notifyConversation(change, id);
    }
    change.audit({
      actor: systemActor,
      action: 'community.forget-messages',
      target: { kind: 'conversations', id: place },
      after: { count, years, before },
    });
    return expired.length;
  });
}
