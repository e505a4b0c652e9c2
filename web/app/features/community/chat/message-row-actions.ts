import type { CommunityMember, Message } from '@danube/contract/community/community.schemas.ts';
import type { MessageActions } from './use-message-actions.ts';

export type MessageRowActions = MessageActions & {
  onThread?: (message: Pick<Message, 'id'>) => void;
  onWrite?: (member: CommunityMember) => void;
};
