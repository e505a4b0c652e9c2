import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { ModeratedMessage } from '../community/community.api.ts';
import { parseCaseKey } from './case-key.ts';
import { type EventRow, findCaseEvents } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

export type FoundCase = {
  key: string;
  events: readonly EventRow[];
  /** The number of its latest event; 0 before the first. */
  asOf: number;
  message: ModeratedMessage | null;
  personId: string | null;
};

/**
 * A case by its key. A message in a room, or a person, can be reviewed before anyone reports them;
 * private messages only after a report. Moderators can't open cases about themselves: they would
 * judge their own case and learn who reported them.
 */
export async function requireCase(
  deps: Pick<ModerationDependencies, 'community' | 'findNames'>,
  tx: Tx,
  { key, viewerId }: { key: string; viewerId: string },
): Promise<FoundCase> {
  const { kind, id } = parseCaseKey(key);
  const events = await findCaseEvents(tx, key);
  const message = kind === 'message' ? await findMessage(deps, tx, id) : null;
  const isOpenToStaff = message?.conversation.kind === 'room';
  const isKnown = events.length > 0 || isOpenToStaff || (await isPerson(deps, tx, { kind, id }));
  const personId = kind === 'person' ? id : (message?.senderId ?? null);
  const isAboutViewer = [personId, ...events.map((event) => event.personId)].includes(viewerId);
  if (!isKnown || isAboutViewer) throw new DomainError('CASE_NOT_FOUND');
  return {
    key,
    events,
    asOf: events.at(-1)?.number ?? 0,
    message,
    personId,
  };
}

async function findMessage(
  { community }: Pick<ModerationDependencies, 'community'>,
  tx: Tx,
  id: string,
): Promise<ModeratedMessage | null> {
  const read = messageIdSchema.safeParse(id);
  return read.success ? community.findMessage(tx, read.data) : null;
}

async function isPerson(
  { findNames }: Pick<ModerationDependencies, 'findNames'>,
  tx: Tx,
  { kind, id }: { kind: string; id: string },
): Promise<boolean> {
  return kind === 'person' && (await findNames([id], tx)).has(id);
}
