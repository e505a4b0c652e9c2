import type { Statement } from '@danube/contract/moderation/moderation.schemas.ts';
import { findStatementEvents } from './events.repository.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';
import { toStatement } from './statement.mapper.ts';
import { findStatementsOf } from './statements.repository.ts';

/** Every decision against a person, with its outcome. */
export async function listDecisions(
  { db, clock }: Pick<ModerationDependencies, 'db' | 'clock'>,
  userId: string,
): Promise<Statement[]> {
  const rows = await findStatementsOf(db, userId);
  const events = await findStatementEvents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toStatement(row, events, clock.now()));
}
