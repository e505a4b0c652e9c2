import type { FileId, FilePurpose, fileStates } from '@danube/contract/media/media.schemas.ts';
import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { toWordPatterns } from '../../../platform/word-pattern.ts';
import { type FileRow, isUnused } from '../media.repository.ts';
import { storedFiles } from '../media.tables.ts';

export type FileFilter = {
  readonly search: string;
  readonly purpose?: FilePurpose | undefined;
  readonly state?: (typeof fileStates)[number] | undefined;
  readonly isOrphan?: boolean | undefined;
};

export type FileOrder = 'newest' | 'oldest' | 'name' | 'largest';

/** A file's position in every sort order. */
export type FileCursor = {
  readonly id: FileId;
  /** As text: a JavaScript date would lose the microseconds that distinguish two files. */
  readonly createdAt: string;
  readonly name: string;
  readonly bytes: number;
};

const name = sql<string>`lower(${storedFiles.name})`;

export function findFiles(
  tx: Tx,
  filter: FileFilter,
  page: { order: FileOrder; limit: number; after: FileCursor | null },
): Promise<FileRow[]> {
  return tx
    .select()
    .from(storedFiles)
    .where(and(matches(tx, filter), page.after ? isAfter(page.order, page.after) : undefined))
    .orderBy(...orderings[page.order])
    .limit(page.limit);
}

export async function countFiles(
  tx: Tx,
  filter: FileFilter,
): Promise<{ total: number; totalBytes: number }> {
  const [row] = await tx
    .select({
      total: sql<number>`count(*)::int`,
      totalBytes: sql<number>`coalesce(sum(${storedFiles.bytes}), 0)::float8`,
    })
    .from(storedFiles)
    .where(matches(tx, filter));
  return row ?? { total: 0, totalBytes: 0 };
}

export async function findFileCursor(tx: Tx, id: FileId): Promise<FileCursor | null> {
  const [place] = await tx
    .select({
      id: storedFiles.id,
      createdAt: sql<string>`${storedFiles.createdAt}::text`,
      name,
      bytes: storedFiles.bytes,
    })
    .from(storedFiles)
    .where(eq(storedFiles.id, id));
  return place ?? null;
}

const orderings: Record<FileOrder, SQL[]> = {
  newest: [desc(storedFiles.createdAt), desc(storedFiles.id)],
  oldest: [asc(storedFiles.createdAt), asc(storedFiles.id)],
  name: [asc(name), asc(storedFiles.id)],
  largest: [desc(storedFiles.bytes), desc(storedFiles.id)],
};

function isAfter(order: FileOrder, place: FileCursor): SQL {
  const added = sql`(${storedFiles.createdAt}, ${storedFiles.id})`;
  const moment = sql`(${place.createdAt}::timestamptz, ${place.id}::uuid)`;
  switch (order) {
    case 'newest':
      return sql`${added} < ${moment}`;
    case 'oldest':
      return sql`${added} > ${moment}`;
    case 'name':
      return sql`(${name}, ${storedFiles.id}) > (${place.name}, ${place.id}::uuid)`;
    case 'largest':
      return sql`(${storedFiles.bytes}, ${storedFiles.id}) < (${place.bytes}::bigint, ${place.id}::uuid)`;
  }
}

/** Every word must occur in the name, ignoring accents and case. */
function matches(tx: Tx, { search, purpose, state, isOrphan }: FileFilter): SQL | undefined {
  return and(
    ...toWordPatterns(search).map((pattern) => sql`${name} ~ ${pattern}`),
    purpose && eq(storedFiles.purpose, purpose),
    state && eq(storedFiles.state, state),
    isOrphan === true ? isUnused(tx) : undefined,
    isOrphan === false ? not(isUnused(tx)) : undefined,
  );
}
