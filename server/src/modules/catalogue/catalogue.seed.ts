import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  type FileId,
  type FilePurpose,
  fileIdSchema,
  type StoredFile,
} from '@danube/contract/media/media.schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import { type FileTree, listEntries } from '../../platform/content-files/file-tree.ts';
import type { Db } from '../../platform/database.ts';
import type { Ids } from '../../platform/ids.ts';
import { sampleId } from '../../platform/sample-id.ts';
import type { Transact } from '../../platform/transact.ts';
import type { MediaApi } from '../media/media.api.ts';
import { copyFileMetadata } from './editing/copy-file-metadata.ts';
import { insertDraftItem } from './editing/create-item.ts';
import { findItemBySlug, lockItem } from './editing/editing.repository.ts';
import { makePublic } from './editing/publish-item.ts';
import { type CourseReaderOptions, readCourse } from './exchange/read-course.ts';
import { readBook, readFactSheet, readIndicator, readPackage } from './exchange/read-offers.ts';

type Deps = {
  db: Db;
  clock: Clock;
  ids: Ids;
  transact: Transact;
  media: MediaApi;
};

/** The initial order on the public site; items not listed here follow. */
const order = [
  'fast-track',
  'dax-day-trading',
  'dow-jones-sessions',
  'commodities',
  'cfd-foundations',
  'stocks-from-the-annual-report',
  'funds-and-etfs',
  'live-monthly',
  'live-yearly',
  'index-trader-bundle',
  'complete-library',
];

/** Sample content, published; existing items stay unchanged. */
export async function seedCatalogue(deps: Deps, tree: FileTree): Promise<void> {
  const readers: Record<string, (place: Place) => Draft> = {
    courses: ({ folder, tools }) => readCourse(tree, folder, tools),
    books: readBook,
    'fact-sheets': readFactSheet,
    indicators: readIndicator,
    // Last, because packages refer to the others.
    packages: (place) => readPackage(place, itemIdOf),
  };
  for (const [kind, read] of Object.entries(readers)) {
    for (const folder of foldersOf(tree, kind)) await seedItem(deps, { tree, folder }, read);
  }
}

type Place = { tree: FileTree; folder: string; tools: CourseReaderOptions };

/** A package is one file and its translations; its name without extension serves as the folder. */
function foldersOf(tree: FileTree, kind: string): string[] {
  const names = listEntries(tree, kind).flatMap((name) => {
    if (!name.endsWith('.md')) return name;
    return /^[^.]+\.md$/.test(name) ? name.slice(0, -'.md'.length) : [];
  });
  return names.sort((one, other) => placeOf(one) - placeOf(other)).map((name) => `${kind}/${name}`);
}

async function seedItem(
  deps: Deps,
  { tree, folder }: Pick<Place, 'tree' | 'folder'>,
  read: (place: Place) => Draft,
): Promise<void> {
  const wanted = new Map<FileId, { path: string; purpose: FilePurpose }>();
  const tools: CourseReaderOptions = {
    newId: (name) => sampleId(`${folder} ${name}`),
    nameFile(path, purpose) {
      const id = fileIdSchema.parse(sampleId(`file ${path}`));
      wanted.set(id, { path, purpose });
      return id;
    },
  };
  const draft = read({ tree, folder, tools });
  if (await findItemBySlug(deps.db, draft.kind, draft.slug)) return;
  const files: StoredFile[] = [];
  for (const [id, { path, purpose }] of wanted) {
    files.push(await storeFile(deps, { id, path, purpose, body: tree.get(path) }));
  }
  await publishSample(deps, draft.kind === 'course' ? copyFileMetadata(draft, files) : draft);
}

async function storeFile(
  { media }: Deps,
  file: { id: FileId; path: string; purpose: FilePurpose; body: Uint8Array | undefined },
): Promise<StoredFile> {
  const name = file.path.split('/').at(-1) ?? file.path;
  const body = file.body ?? new Uint8Array();
  const saved = await media.store({
    id: file.id,
    name,
    purpose: file.purpose,
    body,
    uploadedBy: null,
  });
  if (saved.state !== 'ready') throw new Error(`${file.path} was refused: ${saved.refusal}`);
  return saved;
}

async function publishSample(deps: Deps, draft: Draft): Promise<void> {
  await deps.transact(async (change) => {
    const id = await insertDraftItem(deps, change, {
      draft,
      act: 'imported',
      madeBy: null,
      isSample: true,
      id: itemIdOf(draft.kind, draft.slug),
    });
    const item = await lockItem(change.tx, id);
    if (!item) throw new Error('what was just written is not there');
    await makePublic(deps, change.tx, item);
    change.touchContent(`catalogue:${draft.kind}`);
  });
}

function itemIdOf(kind: string, slug: string): ItemId {
  return itemIdSchema.parse(sampleId(`${kind} ${slug}`));
}

function placeOf(slug: string): number {
  const place = order.indexOf(slug);
  return place < 0 ? order.length : place;
}
