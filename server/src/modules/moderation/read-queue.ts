import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { ModerationCase, OpenAppeal } from '@danube/contract/moderation/moderation.schemas.ts';
import { toCase, toPerson } from './case.mapper.ts';
import { findCases } from './cases.repository.ts';
import { findStatementEvents } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { toStatement } from './statement.mapper.ts';
import { findAppealed } from './statements.repository.ts';

const mostCases = 100;

type Dependencies = Pick<ModerationDependencies, 'db' | 'clock' | 'community' | 'findNames'>;

/** What waits for a decision, or what was decided last. */
export async function readQueue(
  { db, community, findNames }: Dependencies,
  view: 'open' | 'closed',
): Promise<ModerationCase[]> {
  const rows = await findCases(db, view, mostCases);
  const ids = rows.flatMap(({ messageId }) => messageId ?? []);
  const messages = await community.findMessages(
    db,
    ids.map((id) => messageIdSchema.parse(id)),
  );
  const byId = new Map<string, (typeof messages)[number]>(messages.map((each) => [each.id, each]));
  const people = [
    ...rows.flatMap(({ personId }) => personId ?? []),
    ...messages.flatMap(({ senderId }) => senderId ?? []),
  ];
  const names = await findNames([...new Set(people)]);
  return rows.map((row) => toCase(row, byId.get(row.messageId ?? '') ?? null, names));
}

/** Who objects and has no answer yet. */
export async function readAppeals({ db, clock, findNames }: Dependencies): Promise<OpenAppeal[]> {
  const rows = await findAppealed(db);
  const events = await findStatementEvents(
    db,
    rows.map(({ id }) => id),
  );
  const names = await findNames([...new Set(rows.flatMap(({ personId }) => personId ?? []))]);
  return rows.map((row) => ({
    statement: toStatement(row, events, clock.now()),
    person: toPerson(names, row.personId),
    caseKey: row.caseKey,
  }));
}
