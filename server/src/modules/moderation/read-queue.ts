import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import type { ModerationCase, OpenAppeal } from '@danube/contract/moderation/moderation.schemas.ts';
import { toCase, toPerson } from './case.mapper.ts';
import { type CaseView, countCases, findCases } from './cases.repository.ts';
import { findStatementEvents } from './events.repository.ts';
import { hasOtherModerator } from './has-other-moderator.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { toStatement } from './statement.mapper.ts';
import { findAppealed } from './statements.repository.ts';

type Dependencies = Pick<
  ModerationDependencies,
  'db' | 'clock' | 'community' | 'findNames' | 'findStaffIds'
>;

type QueueRequest = CaseView & { readonly cursor?: string | undefined; readonly limit: number };

type Queue = { cases: ModerationCase[]; nextCursor: string | null; total: number };

/** Cases waiting for a decision, or the latest decisions; paginated. */
export async function readQueue(
  { db, community, findNames }: Omit<Dependencies, 'findStaffIds'>,
  { cursor: after, limit, ...looked }: QueueRequest,
): Promise<Queue> {
  const found = await findCases(db, looked, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
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
  return {
    cases: rows.map((row) => toCase(row, byId.get(row.messageId ?? '') ?? null, names)),
    nextCursor: found.length > limit ? (rows.at(-1)?.key ?? null) : null,
    total: await countCases(db, looked),
  };
}

/** People with an unanswered appeal, other than the caller. */
export async function readAppeals(
  deps: Omit<Dependencies, 'community'>,
  viewerId: string,
): Promise<OpenAppeal[]> {
  const { db, clock, findNames } = deps;
  const rows = (await findAppealed(db)).filter(({ personId }) => personId !== viewerId);
  const events = await findStatementEvents(
    db,
    rows.map(({ id }) => id),
  );
  const names = await findNames([...new Set(rows.flatMap(({ personId }) => personId ?? []))]);
  return Promise.all(
    rows.map(async (row) => {
      const decision = events.find(({ statementId }) => statementId === row.id);
      const isOwnDecision = decision?.actorId === viewerId;
      return {
        statement: toStatement(row, events, clock.now()),
        person: toPerson(names, row.personId),
        caseKey: row.caseKey,
        isOwnDecision,
        mayAnswer: !isOwnDecision || !(await hasOtherModerator(deps, db, decision)),
      };
    }),
  );
}
