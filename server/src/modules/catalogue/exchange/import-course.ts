import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  type FileId,
  type FilePurpose,
  fileIdSchema,
} from '@danube/contract/media/media.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { FileTree } from '../../../platform/content-files/file-tree.ts';
import { FileFormatError } from '../../../platform/content-files/text-file.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { copyFileMetadata } from '../editing/copy-file-metadata.ts';
import { insertDraftItem } from '../editing/create-item.ts';
import { findItemBySlug } from '../editing/editing.repository.ts';
import { requireKnownNames } from '../editing/require-known-names.ts';
import { readCourse } from './read-course.ts';
import { unzipTree } from './unzip-tree.ts';

/** Creates a draft from an uploaded ZIP. Everything is read before anything is stored. */
export async function importCourse(
  deps: CatalogueDependencies,
  act: ActionContext,
  file: FileId,
): Promise<ItemId> {
  const zip = await deps.media.open(deps.db, file);
  if (zip?.purpose !== 'course') throw new DomainError('IMPORT_INVALID', notAZip);
  try {
    const tree = await unzipTree(zip.body);
    return await importTree(deps, act, tree);
  } catch (error) {
    if (!(error instanceof FileFormatError)) throw error;
    throw new DomainError('IMPORT_INVALID', { path: error.path, reason: error.reason });
  }
}

const notAZip = { path: '', reason: 'is not a checked ZIP' };

async function importTree(
  deps: CatalogueDependencies,
  act: ActionContext,
  tree: FileTree,
): Promise<ItemId> {
  const wanted = new Map<string, { id: FileId; purpose: FilePurpose }>();
  const draft = readCourse(tree, findFolder(tree), {
    newId: () => deps.ids.uuid(),
    nameFile(path, purpose) {
      const known = wanted.get(path) ?? { id: fileIdSchema.parse(deps.ids.uuid()), purpose };
      wanted.set(path, known);
      return known.id;
    },
  });
  await requireNames(deps, draft);
  if (await findItemBySlug(deps.db, 'course', draft.slug)) throw new DomainError('SLUG_TAKEN');
  const whole = copyFileMetadata(draft, await storeFiles(deps, act, { tree, wanted }));
  return deps.transact(async (change) => {
    const madeBy = act.member.userId;
    const id = await insertDraftItem(deps, change, { draft: whole, act: 'imported', madeBy });
    change.audit({
      ...auditFieldsOf(act),
      action: 'catalogue.import',
      target: { kind: 'course', id },
      after: { slug: draft.slug, files: wanted.size },
    });
    return id;
  });
}

/** Another academy's export may use levels or markets that this one doesn't have. */
async function requireNames({ db, settings }: CatalogueDependencies, draft: Draft): Promise<void> {
  try {
    await requireKnownNames({ settings }, db, { before: null, draft });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new FileFormatError('course.md', 'has a level or market that the settings don’t have');
  }
}

/** Files that were stored for a rejected course are orphans, and removed as such. */
async function storeFiles(
  { media }: CatalogueDependencies,
  act: ActionContext,
  found: { tree: FileTree; wanted: ReadonlyMap<string, { id: FileId; purpose: FilePurpose }> },
) {
  const saved = [];
  for (const [path, { id, purpose }] of found.wanted) {
    const body = found.tree.get(path) ?? new Uint8Array();
    const name = path.split('/').at(-1) ?? path;
    const uploadedBy = act.member.userId;
    const file = await media.store({ id, name, purpose, body, uploadedBy });
    if (file.state === 'refused')
      throw new FileFormatError(path, `was refused: ${file.refusal ?? ''}`);
    saved.push(file);
  }
  return saved;
}

/** `course.md` may be at the root or in one folder. */
function findFolder(tree: FileTree): string {
  const candidates = [...tree.keys()].filter((path) => /^(?:[^/]+\/)?course\.md$/.test(path));
  const [found] = candidates.sort((one, other) => one.length - other.length);
  if (!found) throw new FileFormatError('course.md', 'is missing');
  return found.slice(0, -'course.md'.length).replace(/\/$/, '');
}
