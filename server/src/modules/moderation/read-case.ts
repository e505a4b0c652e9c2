import type { CaseDetail } from '@danube/contract/moderation/moderation.schemas.ts';
import type { Tx } from '../../platform/database.ts';
import { toCase, toCaseMessage, toEvents } from './case.mapper.ts';
import { type CaseRow, findCase } from './cases.repository.ts';
import { contextReach } from './context-reach.ts';
import { type EventRow, findHistory, findStatementEvents } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { findNotice } from './notices.repository.ts';
import { type FoundCase, requireCase } from './require-case.ts';
import { findStanding } from './standing.ts';

type Dependencies = Pick<ModerationDependencies, 'db' | 'clock' | 'community' | 'findNames'>;

const maxHistoryEntries = 50;

/** Everything a moderator needs to decide one case. */
export async function readCase(
  deps: Dependencies,
  requested: { key: string; viewerId: string },
): Promise<CaseDetail> {
  const { db, clock } = deps;
  const { key } = requested;
  const found = await requireCase(deps, db, requested);
  const row = (await findCase(db, key)) ?? emptyCase(found, clock.now());
  const { message, personId } = found;
  const context = message ? await deps.community.readContext(db, message.id, contextReach) : [];
  const history = personId ? await findHistory(db, personId, maxHistoryEntries) : [];
  const all = [...found.events, ...history];
  const names = await deps.findNames([
    ...new Set([
      ...(personId ? [personId] : []),
      ...all.flatMap(({ actorId }) => actorId ?? []),
      ...context.flatMap(({ senderId }) => senderId ?? []),
    ]),
  ]);
  const reversed = await findReversed(db, all);
  return {
    ...toCase({ ...row, personId }, message, names),
    context: context.map((each) => toCaseMessage(each, names)),
    events: toEvents(found.events, reversed, names),
    history: toEvents(
      history.filter(({ caseKey }) => caseKey !== key),
      reversed,
      names,
    ),
    standing: personId ? await findStanding(db, personId, clock.now()) : null,
    notice: await readNotice(db, found.events),
  };
}

/** A message or person without reports. */
function emptyCase({ key, message, personId }: FoundCase, now: Date): CaseRow {
  return {
    key,
    asOf: 0,
    isOpen: false,
    openedAt: now,
    latestAt: now,
    reportCount: 0,
    messageId: message?.id ?? null,
    personId,
    rules: [],
    filters: [],
    excerpt: message?.text ?? '',
    pictureAlt: message?.picture?.alt ?? null,
  };
}

async function findReversed(tx: Tx, events: readonly EventRow[]): Promise<ReadonlySet<string>> {
  const ids = new Set(events.flatMap(({ statementId }) => statementId ?? []));
  const answers = await findStatementEvents(tx, [...ids]);
  const reversals = answers.filter(({ kind }) => kind === 'reverse');
  return new Set(reversals.flatMap(({ statementId }) => statementId ?? []));
}

async function readNotice(tx: Tx, events: readonly EventRow[]): Promise<CaseDetail['notice']> {
  const id = events.findLast(({ noticeId }) => noticeId !== null)?.noticeId;
  const notice = id ? await findNotice(tx, id) : null;
  if (!notice) return null;
  const { name, email, place, reference } = notice;
  return { name: name ?? '', email: email ?? '', place, reference };
}
