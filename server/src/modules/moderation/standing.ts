import type { Standing } from '@danube/contract/moderation/moderation.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import type { ModerationRules } from '../community/community.api.ts';
import { findActiveMutes } from './events.repository.ts';

export async function findStanding(tx: Tx, userId: string, now: Date): Promise<Standing> {
  const mutes = await findActiveMutes(tx, userId, now);
  const suspensions = mutes.filter(({ kind }) => kind === 'suspend');
  return {
    suspension: suspensions.length > 0 ? { until: latest(suspensions) } : null,
    mutes: mutes
      .filter(({ kind }) => kind === 'mute')
      .map(({ conversationId, until }) => ({ conversationId, until })),
  };
}

/** What prevents someone from writing in a conversation; a mute may apply to one room. */
export const findRestriction: ModerationRules['findRestriction'] = async (tx, writer) => {
  const mutes = await findActiveMutes(tx, writer.userId, writer.now);
  const applicable = mutes.filter(
    ({ kind, conversationId }) =>
      kind === 'suspend' || conversationId === null || conversationId === writer.conversationId,
  );
  return applicable.length > 0 ? { until: latest(applicable) } : null;
};

/** Null if one of them has no end. */
function latest(mutes: readonly { until: Date | null }[]): Date | null {
  const ends = mutes.map(({ until }) => until?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? new Date(last) : null;
}
