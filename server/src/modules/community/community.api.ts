import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';
import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import type {
  ConversationId,
  ConversationKind,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';

/** The community for modules in higher layers: what moderators read and decide about. */
export type CommunityApi = {
  /** A message as moderators see it, hidden or not; null if it doesn't exist. */
  findMessage(tx: Tx, id: MessageId): Promise<ModeratedMessage | null>;
  /** The same for several, unordered. */
  findMessages(tx: Tx, ids: readonly MessageId[]): Promise<ModeratedMessage[]>;
  /** The messages around it in its conversation, including itself, oldest first. */
  readContext(
    tx: Tx,
    id: MessageId,
    reach: { before: number; after: number },
  ): Promise<ModeratedMessage[]>;
  /** Whether this person may currently read the message: otherwise they can't report it. */
  mayRead(tx: Tx, member: Member, id: MessageId): Promise<boolean>;
  /** Hides a message; its author can still read it. False if it was already hidden. */
  hideMessage(change: Change, id: MessageId): Promise<boolean>;
  /** Shows it again; false if it wasn't hidden. */
  restoreMessage(change: Change, id: MessageId): Promise<boolean>;
  /**
   * Permanently clears it, including earlier versions; its position stays. The caller must save the
   * text first. False if it was already removed.
   */
  removeMessage(change: Change, id: MessageId): Promise<boolean>;
  /**
   * Minimum seconds between a member's messages in a room; 0 turns it off. Throws if it isn't a
   * room.
   */
  setSlowMode(change: Change, id: ConversationId, seconds: number): Promise<void>;
  /** What happened in rooms in a period. Anonymous. */
  countActivity(tx: Tx, period: { from: Date; to: Date }): Promise<RoomActivity>;
  /** A person's latest messages in rooms, newest first, for their history. */
  latestOf(tx: Tx, userId: string, limit: number): Promise<ModeratedMessage[]>;
};

export type RoomActivity = {
  /** The author. */
  readonly people: number;
  readonly messages: number;
  readonly questions: number;
  readonly answered: number;
  /** From a question to its first answer; null without any. */
  readonly medianMinutes: number | null;
};

export type ModeratedMessage = {
  readonly id: MessageId;
  readonly conversation: {
    readonly id: ConversationId;
    readonly kind: ConversationKind;
    /** Null for direct conversations. */
    readonly title: string | null;
    readonly slug: string | null;
  };
  readonly seq: number;
  /** Null for a former member. */
  readonly senderId: string | null;
  readonly text: string;
  readonly trade: TradeDraft | null;
  readonly picture: ChatPicture | null;
  readonly sentAt: Date;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
  readonly hiddenAt: Date | null;
  /** Earlier texts, oldest first. */
  readonly edits: readonly { readonly editedAt: Date; readonly text: string }[];
};

/** A message being written, before it is visible. */
export type WrittenMessage = {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly conversationKind: ConversationKind;
  readonly senderId: string;
  readonly text: string;
  /** The description of its picture; null without one. */
  readonly pictureAlt: string | null;
  readonly isEdit: boolean;
};

/**
 * What the community needs from moderation, which is in a higher layer: `compose.ts` passes it in
 * once that module is built.
 */
export type ModerationRules = {
  /**
   * The restriction that currently prevents this person from writing there; null if there is none.
   */
  findRestriction(
    tx: Tx,
    writer: { userId: string; conversationId: ConversationId | null; now: Date },
  ): Promise<{ until: Date | null } | null>;
  /**
   * Whether a moderator is reviewing the message, which lets them read it in any conversation: in
   * its own case, or near the message of the given case.
   */
  isUnderReview(
    tx: Tx,
    moderator: Member,
    message: { id: MessageId; caseKey: string | undefined },
  ): Promise<boolean>;
  /** Called in the transaction that stores a message or edit: filters enqueue their work here. */
  messageWritten(change: Change, message: WrittenMessage): Promise<void>;
};
