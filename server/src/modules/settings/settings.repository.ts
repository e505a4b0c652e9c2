import { type GroupName, groupNames } from '@danube/contract/settings/settings-groups.ts';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import { settingsGroupRows, settingsVersions } from './settings.tables.ts';

export type GroupRow = typeof settingsGroupRows.$inferSelect;
export type VersionRow = typeof settingsVersions.$inferSelect;

export function findGroups(tx: Tx, groups: readonly GroupName[] = groupNames): Promise<GroupRow[]> {
  const { group } = settingsGroupRows;
  return tx
    .select()
    .from(settingsGroupRows)
    .where(inArray(group, [...groups]));
}

export async function findGroup(tx: Tx, group: GroupName): Promise<GroupRow | null> {
  const rows = await tx.select().from(settingsGroupRows).where(eq(settingsGroupRows.group, group));
  return rows[0] ?? null;
}

/** The group, locked until the transaction ends. */
export async function findLockedGroup(tx: Tx, group: GroupName): Promise<GroupRow | null> {
  const rows = await tx
    .select()
    .from(settingsGroupRows)
    .where(eq(settingsGroupRows.group, group))
    .for('update');
  return rows[0] ?? null;
}

/** False if someone else inserted the group's first row in the meantime. */
export async function insertGroup(tx: Tx, row: GroupRow): Promise<boolean> {
  const rows = await tx
    .insert(settingsGroupRows)
    .values(row)
    .onConflictDoNothing()
    .returning({ group: settingsGroupRows.group });
  return rows.length > 0;
}

export async function updateGroup(tx: Tx, { group, ...rest }: GroupRow): Promise<void> {
  await tx.update(settingsGroupRows).set(rest).where(eq(settingsGroupRows.group, group));
}

export function findVersions(tx: Tx, group: GroupName): Promise<Omit<VersionRow, 'values'>[]> {
  return tx
    .select({
      group: settingsVersions.group,
      number: settingsVersions.number,
      publishedAt: settingsVersions.publishedAt,
      publishedBy: settingsVersions.publishedBy,
    })
    .from(settingsVersions)
    .where(eq(settingsVersions.group, group))
    .orderBy(desc(settingsVersions.number));
}

/** Every public version of a group. */
export async function findVersionValues(tx: Tx, group: GroupName): Promise<VersionRow['values'][]> {
  const rows = await tx
    .select({ values: settingsVersions.values })
    .from(settingsVersions)
    .where(eq(settingsVersions.group, group));
  return rows.map(({ values }) => values);
}

export async function findVersion(
  tx: Tx,
  group: GroupName,
  number: number,
): Promise<VersionRow | null> {
  const rows = await tx
    .select()
    .from(settingsVersions)
    .where(and(eq(settingsVersions.group, group), eq(settingsVersions.number, number)));
  return rows[0] ?? null;
}

export async function insertVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.insert(settingsVersions).values(row);
}

/** Keeps the newest versions of a group. */
export async function deleteVersionsBeyond(tx: Tx, group: GroupName, keep: number): Promise<void> {
  const [oldest] = await tx
    .select({ number: settingsVersions.number })
    .from(settingsVersions)
    .where(eq(settingsVersions.group, group))
    .orderBy(desc(settingsVersions.number))
    .offset(keep)
    .limit(1);
  if (!oldest) return;
  await tx
    .delete(settingsVersions)
    .where(and(eq(settingsVersions.group, group), lte(settingsVersions.number, oldest.number)));
}
