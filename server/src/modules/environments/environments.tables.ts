import { partStates } from '@danube/contract/environments/environments.schemas.ts';
import type { PartName } from '@danube/contract/part-names.ts';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The state of each part at the worker's last check. */
export const partReports = pgTable('part_reports', {
  part: text('part').$type<PartName>().primaryKey(),
  state: text('state', { enum: partStates }).notNull(),
  checkedAt: moment('checked_at').notNull(),
  since: moment('since').notNull(),
  lastFailureAt: moment('last_failure_at'),
  lastFailure: text('last_failure'),
});
