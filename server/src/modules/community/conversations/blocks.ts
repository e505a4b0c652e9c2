import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { deleteBlock, findBlockedBy, insertBlock } from '../access/blocks.repository.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import { createChatUpdate } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';

export function blockPerson(
  deps: CommunityDependencies,
  { userId }: Member,
  personId: string,
): Promise<void> {
  return deps.transact(async ({ tx, notify }) => {
    const people = await deps.findShownPeople(tx, [personId]);
    if (personId === userId || !people.has(personId)) throw new DomainError('MEMBER_NOT_FOUND');
    await insertBlock(tx, { blockerId: userId, blockedId: personId, blockedAt: deps.clock.now() });
    notify(`user:${userId}`, createChatUpdate({ hasBlocked: true }));
  });
}

export function unblockPerson(
  deps: CommunityDependencies,
  { userId }: Member,
  personId: string,
): Promise<void> {
  return deps.transact(async ({ tx, notify }) => {
    await deleteBlock(tx, userId, personId);
    notify(`user:${userId}`, createChatUpdate({}));
  });
}

export async function listBlocked(
  deps: CommunityDependencies,
  { userId }: Member,
): Promise<CommunityMember[]> {
  const ids = [...(await findBlockedBy(deps.db, userId))];
  const people = await deps.findShownPeople(deps.db, ids);
  return ids.flatMap((id) => toCommunityMember(people, id) ?? []);
}
