import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { exportTable } from '../../../platform/export-table.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { addUses } from './add-uses.ts';
import { type FileFilter, findFileCursor, findFiles } from './file-list.repository.ts';

/** The list as a file, newest first, without paging. */
export async function exportCsv(
  deps: MediaDependencies,
  act: ActionContext,
  filter: FileFilter,
): Promise<{ fileName: string; csv: string }> {
  const { csv, rows } = await exportTable(deps.db, {
    header,
    read: (tx, page) => findFiles(tx, filter, { order: 'newest', ...page }),
    findCursor: findFileCursor,
    toCells: async (_, files) => (await addUses(deps, files)).map(toCells),
  });
  await deps.transact(async ({ audit }) => {
    audit({
      ...auditFieldsOf(act),
      action: 'media.export',
      target: { kind: 'files', id: 'all' },
      after: { ...filter, rows },
    });
  });
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `files-${day}.csv`, csv };
}

const header = [
  'id',
  'name',
  'purpose',
  'state',
  'refusal',
  'bytes',
  'content_type',
  'sha256',
  'uploaded_by',
  'created_at',
  'uses',
];

function toCells(file: StoredFile & { uses: FileUse[] }): string[] {
  return [
    file.id,
    file.name,
    file.purpose,
    file.state,
    file.refusal ?? '',
    String(file.bytes),
    file.contentType ?? '',
    file.sha256 ?? '',
    file.uploadedBy?.name ?? '',
    file.createdAt.toISOString(),
    file.uses.map(({ slug }) => slug).join(' '),
  ];
}
