import { assessTrade } from '@danube/contract/community/chat-trade.ts';
import type {
  CaseMessage,
  ModerationCase,
  ModerationEvent,
} from '@danube/contract/moderation/moderation.schemas.ts';
import type { ModeratedMessage } from '../community/community.api.ts';
import type { CaseRow } from './cases.repository.ts';
import type { EventRow } from './events.repository.ts';

export type Names = ReadonlyMap<string, string>;

const excerptLength = 200;

export function toPerson(names: Names, id: string | null) {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

export function toCaseMessage(message: ModeratedMessage, names: Names): CaseMessage {
  return {
    id: message.id,
    author: toPerson(names, message.senderId),
    text: message.text,
    trade: message.trade && assessTrade(message.trade),
    picture: message.picture,
    sentAt: message.sentAt,
    state: stateOf(message),
  };
}

function stateOf({ removedAt, hiddenAt }: ModeratedMessage): CaseMessage['state'] {
  if (removedAt) return 'removed';
  return hiddenAt ? 'hidden' : 'shown';
}

export function toCase(
  row: CaseRow,
  message: ModeratedMessage | null,
  names: Names,
): ModerationCase {
  return {
    key: row.key,
    asOf: row.asOf,
    isOpen: row.isOpen,
    openedAt: row.openedAt,
    latestAt: row.latestAt,
    message: message && toCaseMessage(message, names),
    conversation: message && {
      id: message.conversation.id,
      name: message.conversation.title,
    },
    person: toPerson(names, message?.senderId ?? row.personId),
    reportCount: row.reportCount,
    rules: row.rules,
    filters: row.filters,
    excerpt: Array.from(row.excerpt).slice(0, excerptLength).join(''),
    pictureAlt: message?.picture?.alt ?? row.pictureAlt,
  };
}

/** Later events show which of them were reversed. */
export function toEvents(
  rows: readonly EventRow[],
  reversed: ReadonlySet<string>,
  names: Names,
): ModerationEvent[] {
  return rows.map((row) => ({
    number: row.number,
    kind: row.kind,
    at: row.at,
    actor: toPerson(names, row.actorId),
    rule: row.rule,
    filter: row.filter,
    text: row.text,
    quote: row.quote,
    pictureAlt: row.pictureAlt,
    until: row.until,
    statementId: row.statementId,
    isReversed: row.statementId !== null && reversed.has(row.statementId),
  }));
}
