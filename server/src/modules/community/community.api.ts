import type {
  ConversationId,
  ConversationKind,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../platform/actor.ts';
import type { Tx } from '../../platform/database.ts';
import type { Change } from '../../platform/transact.ts';

/** The community for the modules above it: what moderators read and decide about. */
export type CommunityApi = {
  /** A message as moderators see it, hidden or not; null if there is none. */
  findMessage(tx: Tx, id: MessageId): Promise<ModeratedMessage | null>;
  /** The same for several, in no order. */
  findMessages(tx: Tx, ids: readonly MessageId[]): Promise<ModeratedMessage[]>;
  /** The messages around it in its conversation, itself included, oldest first. */
  readContext(
    tx: Tx,
    id: MessageId,
    reach: { before: number; after: number },
  ): Promise<ModeratedMessage[]>;
  /** Whether this person may read the message now: what they may not, they can’t report. */
  mayRead(tx: Tx, member: Member, id: MessageId): Promise<boolean>;
  /** Takes a message out of sight; its author still reads it. False if it was hidden already. */
  hideMessage(change: Change, id: MessageId): Promise<boolean>;
  /** Shows it again; false if it was not hidden. */
  restoreMessage(change: Change, id: MessageId): Promise<boolean>;
  /**
   * Empties it permanently, what it said before too; its place stays. Anyone who decides about it keeps a
   * copy of the text first. False if it was removed already.
   */
  removeMessage(change: Change, id: MessageId): Promise<boolean>;
  /** Seconds between two messages of one member in a room; 0 ends it. Refuses what is no room. */
  setSlowMode(change: Change, id: ConversationId, seconds: number): Promise<void>;
  /** The latest messages of one person in rooms, newest first, for their history. */
  latestOf(tx: Tx, userId: string, limit: number): Promise<ModeratedMessage[]>;
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
  readonly sentAt: Date;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
  readonly hiddenAt: Date | null;
  /** What it said before, oldest first. */
  readonly edits: readonly { readonly editedAt: Date; readonly text: string }[];
};

/** What is being written, before it can be read. */
export type WrittenMessage = {
  readonly id: MessageId;
  readonly conversationId: ConversationId;
  readonly conversationKind: ConversationKind;
  readonly senderId: string;
  readonly text: string;
  readonly isEdit: boolean;
};

/**
 * What the community asks of moderation, which is above it: `compose.ts` passes it in once that
 * module is built.
 */
export type ModerationRules = {
  /** The restriction that keeps this person from writing there now; null if none does. */
  findRestriction(
    tx: Tx,
    writer: { userId: string; conversationId: ConversationId | null; now: Date },
  ): Promise<{ until: Date | null } | null>;
  /** In the transaction that stores a message or its new text: filters enqueue their work here. */
  messageWritten(change: Change, message: WrittenMessage): Promise<void>;
};
