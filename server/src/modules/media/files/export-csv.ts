import type { FileUse, StoredFile } from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { toCsv } from '../../../platform/csv.ts';
import type { MediaDependencies } from '../media.dependencies.ts';
import { addUses } from './add-uses.ts';
import { type FileFilter, findFiles } from './file-list.repository.ts';

const maxRows = 10_000;

/** The list as a file, newest first, without paging. */
export async function exportCsv(
  deps: MediaDependencies,
  act: ActionContext,
  filter: FileFilter,
): Promise<{ fileName: string; csv: string }> {
  const page = { order: 'newest', limit: maxRows, after: null } as const;
  const files = await addUses(deps, await findFiles(deps.db, filter, page));
  await deps.transact(async ({ audit }) => {
    audit({
      ...auditFieldsOf(act),
      action: 'media.export',
      target: { kind: 'files', id: 'all' },
      after: { ...filter, rows: files.length },
    });
  });
  const day = deps.clock.now().toISOString().slice(0, 10);
  return { fileName: `files-${day}.csv`, csv: toCsv([header, ...files.map(toCells)]) };
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
