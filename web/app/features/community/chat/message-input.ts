import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import type { SentPicture } from '../pictures/use-attachment.ts';

/** What someone wrote, before it is sent. */
export type MessageInput = {
  readonly text: string;
  readonly mentions: CommunityMember['id'][];
  readonly trade: TradeDraft | null;
  readonly picture: SentPicture | null;
};
