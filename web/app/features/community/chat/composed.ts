import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';

/** What someone wrote, before it is sent. */
export type Composed = {
  readonly text: string;
  readonly mentions: CommunityMember['id'][];
  readonly trade: TradeDraft | null;
};
