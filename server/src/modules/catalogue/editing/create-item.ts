import {
  type ItemId,
  type ItemKind,
  itemIdSchema,
  itemSlugSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { newDraft } from '@danube/contract/catalogue/draft/new-draft.ts';
import { toSlug } from '@danube/contract/catalogue/to-slug.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { draftColumns, draftTitle } from './draft-columns.ts';
import {
  findItemBySlug,
  findNextPosition,
  insertItem,
  lockKind,
  reserveSlug,
} from './editing.repository.ts';
import { saveRevision } from './save-revision.ts';

type NewItemInput = {
  kind: ItemKind;
  title: string;
  slug?: string | undefined;
  originalLanguage: LanguageCode;
};

export function createItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  start: NewItemInput,
): Promise<ItemId> {
  return deps.transact(async (change) => {
    await lockKind(change.tx, start.kind);
    const slug = start.slug ?? (await findFreeSlug(change, start));
    const first =
      start.kind === 'course' ? await requireCourseDefaults(deps, change) : noCourseDefaults;
    const draft = newDraft({ ...start, slug, ...first });
    const id = await insertDraftItem(deps, change, {
      draft,
      act: 'created',
      madeBy: act.member.userId,
    });
    change.audit({
      ...auditFieldsOf(act),
      action: 'catalogue.create',
      target: { kind: start.kind, id },
      after: { slug, title: start.title },
    });
    return id;
  });
}

const noCourseDefaults = { instructor: '', level: '' };

/** The academy's first instructor and level, until the editor selects others. */
async function requireCourseDefaults(
  { settings }: Pick<CatalogueDependencies, 'settings'>,
  { tx }: Pick<Change, 'tx'>,
): Promise<{ instructor: string; level: string }> {
  const [instructor] = (await settings.read(tx, 'instructors')).people;
  const [level] = (await settings.read(tx, 'names')).levels;
  if (!instructor) throw new DomainError('INSTRUCTOR_MISSING');
  if (!level) throw new Error('The settings always have a level');
  return { instructor: instructor.slug, level: level.slug };
}

/** A new item with its first history entry; throws `SLUG_TAKEN` if another item has the slug. */
export async function insertDraftItem(
  deps: Pick<CatalogueDependencies, 'clock' | 'ids' | 'media'>,
  { tx }: Pick<Change, 'tx'>,
  start: {
    draft: Draft;
    act: 'created' | 'imported';
    madeBy: string | null;
    id?: ItemId;
    isSample?: boolean;
  },
): Promise<ItemId> {
  const { draft, act, madeBy, isSample = false } = start;
  const now = deps.clock.now();
  const id = start.id ?? itemIdSchema.parse(deps.ids.uuid());
  const { kind, slug } = draft;
  await lockKind(tx, kind);
  if (await findItemBySlug(tx, kind, slug)) throw new DomainError('SLUG_TAKEN');
  await insertItem(tx, {
    id,
    kind,
    slug,
    draft,
    revision: 1,
    title: draftTitle(draft),
    isSample,
    ...draftColumns(draft),
    position: await findNextPosition(tx, kind),
    createdAt: now,
    updatedAt: now,
    updatedBy: madeBy,
  });
  if (!(await reserveSlug(tx, { kind, slug, itemId: id }))) throw new DomainError('SLUG_TAKEN');
  const revision = { itemId: id, number: 1, draft, act, madeAt: now, madeBy };
  await saveRevision(deps, tx, { ...revision, before: null });
  return id;
}

/** Two courses may have the same title; the second slug gets a number. */
export async function findFreeSlug(
  { tx }: Pick<Change, 'tx'>,
  { kind, title }: Pick<NewItemInput, 'kind' | 'title'>,
): Promise<string> {
  const suggested = toSlug(title).slice(0, 76);
  const base = itemSlugSchema.safeParse(suggested).success ? suggested : kind;
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!(await findItemBySlug(tx, kind, slug))) return slug;
  }
  throw new DomainError('SLUG_TAKEN');
}
