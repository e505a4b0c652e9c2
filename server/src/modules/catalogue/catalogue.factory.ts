import type { ItemId, ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { createCourseDraft } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { newDraft } from '@danube/contract/catalogue/draft/new-draft.ts';
import {
  type FileId,
  type FilePurpose,
  fileIdSchema,
} from '@danube/contract/media/media.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import type { Db } from '../../platform/database.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import type { testPlatform } from '../../testing/test-platform.ts';
import { createMedia } from '../media/media.module.ts';
import { storedFiles } from '../media/media.tables.ts';
import { createSettings } from '../settings/settings.module.ts';
import type { CatalogueDependencies } from './catalogue.dependencies.ts';
import { createCatalogue } from './catalogue.module.ts';
import { insertDraftItem } from './editing/create-item.ts';
import { lockItem } from './editing/editing.repository.ts';
import { makePublic } from './editing/publish-item.ts';

/** The catalogue with the test's own database, real file rows and no storage behind them. */
export function testCatalogue(platform: ReturnType<typeof testPlatform>) {
  const recorded = createRecordedJobs();
  const { jobs } = recorded;
  const findNames = async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, `name of ${id}`]));
  const media = createMedia({
    ...platform,
    jobs,
    findNames,
    storage: null,
    ownsBucket: false,
    fileJudged: async () => undefined,
    describeUses: async () => [],
  });
  const { api: settings } = createSettings({
    ...platform,
    findNames,
    media: media.api,
    findReferences: async () => [],
  });
  const deps: CatalogueDependencies = { ...platform, jobs, findNames, media: media.api, settings };
  return { ...createCatalogue(deps), deps, media, recorded };
}

/** Publishes the draft as an administrator would; the page is public when this resolves. */
export async function createPublicItem(deps: CatalogueDependencies, draft: Draft): Promise<ItemId> {
  return deps.transact(async (change) => {
    const id = await insertDraftItem(deps, change, { draft, act: 'created', madeBy: null });
    const item = await lockItem(change.tx, id);
    if (item) await makePublic(deps, change.tx, item);
    return id;
  });
}

export async function createStoredFile(
  db: Db,
  purpose: FilePurpose = 'document',
  state: 'ready' | 'checking' | 'refused' = 'ready',
): Promise<FileId> {
  const id = fileIdSchema.parse(crypto.randomUUID());
  const now = new Date('2026-11-15T10:00:00Z');
  const file = {
    id,
    name: 'a file.pdf',
    purpose,
    state,
    bytes: 1_000,
    contentType: 'application/pdf',
    refusal: state === 'refused' ? ('broken' as const) : null,
  };
  await db.insert(storedFiles).values({ ...file, createdAt: now, updatedAt: now });
  return id;
}

/** A complete item of a kind, with one file if the kind has files. */
export function createDraftOf(kind: ItemKind, slug: string, file: FileId): Draft {
  if (kind === 'course') return createCourseDraft(slug, titleOf(slug));
  const draft = newDraft({
    kind,
    slug,
    title: titleOf(slug),
    originalLanguage: 'en',
    instructor: '',
    level: 'beginner',
  });
  const text = { title: titleOf(slug), summary: 'In short.', description: 'At length.' };
  const price = moneySchema.parse(1_900);
  switch (draft.kind) {
    case 'book':
      return {
        ...draft,
        price,
        files: [file],
        texts: own({ ...text, subtitle: '', excerpt: 'A page.' }),
      };
    case 'indicator':
      return { ...draft, price, files: [file], texts: own({ ...text, manual: 'Turn it on.' }) };
    case 'fact-sheet':
      return { ...draft, files: [file], texts: own(text) };
    case 'package':
      return { ...draft, price, hasLiveSessions: true, texts: own({ ...text, benefits: ['One'] }) };
    default:
      return draft;
  }
}

export const unknownItemId = itemIdSchema.parse('00000000-0000-4000-8000-00000000dead');

function own<Text>(text: Text) {
  return { en: { text, mark: null } };
}

function titleOf(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
