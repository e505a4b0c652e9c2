import type { CommunityMember, Message } from '@danube/contract/community/community.schemas.ts';
import type { MessageActs } from './use-message-acts.ts';

export type MessageRowActs = MessageActs & {
  onThread?: (message: Pick<Message, 'id'>) => void;
  onWrite?: (member: CommunityMember) => void;
};
