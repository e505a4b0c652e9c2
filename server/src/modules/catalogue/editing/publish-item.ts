import type { PublishProblem } from '@danube/contract/catalogue/catalogue.errors.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { findFileProblems } from '@danube/contract/catalogue/draft/draft-files.ts';
import { findPublishProblems } from '@danube/contract/catalogue/draft/find-publish-problems.ts';
import { languagesOfLesson } from '@danube/contract/catalogue/draft/lesson-languages.ts';
import { lessonMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { filesOf } from '../public/draft-card.ts';
import { copyFileMetadata } from './copy-file-metadata.ts';
import { draftColumns } from './draft-columns.ts';
import {
  findItemsById,
  type ItemRecord,
  type LessonRecord,
  markPublished,
  replaceLessons,
  replaceTexts,
  updateItem,
} from './editing.repository.ts';
import { publishScheduledJob } from './publish-scheduled.job.ts';
import { recordPrice } from './record-price.ts';
import { requireRevision } from './require-item.ts';
import { storeUses } from './save-revision.ts';
import { toPublicTexts } from './to-public-texts.ts';

type Input = { id: ItemId; revision: number; at: Date | null };

/** Publishes the draft now or at a given time; a past time means now. */
export function publishItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  input: Input,
): Promise<void> {
  return deps.transact(async ({ tx, audit, touchContent }) => {
    const item = await requireRevision(tx, input);
    await requirePublishable(deps, tx, item.draft);
    const at = input.at && input.at > deps.clock.now() ? input.at : null;
    if (at) {
      await schedule(deps, tx, { item, at });
    } else {
      await updateItem(tx, item.id, { draft: await makePublic(deps, tx, item) });
      touchContent(`catalogue:${item.kind}`);
    }
    audit({
      ...auditFieldsOf(act),
      action: at ? 'catalogue.schedule' : 'catalogue.publish',
      target: { kind: item.kind, id: item.id },
      before: { revision: item.publishedRevision, slug: item.slug, price: item.price },
      after: {
        revision: item.revision,
        slug: item.draft.slug,
        price: item.draft.price,
        ...(at ? { at } : {}),
      },
    });
  });
}

export async function findProblems(
  { media }: Pick<CatalogueDependencies, 'media'>,
  tx: Tx,
  draft: Draft,
): Promise<PublishProblem[]> {
  const files = await media.findFiles(tx, filesOf(draft));
  const problems = [
    ...findPublishProblems(draft),
    ...findFileProblems(draft, (id) => files.find((file) => file.id === id)),
  ];
  if (draft.kind === 'package') problems.push(...(await includedProblems(tx, draft.includes)));
  return problems;
}

async function includedProblems(tx: Tx, ids: readonly ItemId[]): Promise<PublishProblem[]> {
  const included = new Map((await findItemsById(tx, ids)).map((item) => [item.id, item]));
  return ids
    .filter((id) => !included.get(id)?.isPublic)
    .map((id) => {
      const item = included.get(id);
      const name = item ? item.title || item.slug : id;
      return { code: 'includesUnpublished', unit: null, name };
    });
}

async function requirePublishable(
  deps: Pick<CatalogueDependencies, 'media'>,
  tx: Tx,
  draft: Draft,
): Promise<void> {
  const problems = await findProblems(deps, tx, draft);
  if (problems.length > 0) throw new DomainError('NOT_PUBLISHABLE', { problems });
}

async function schedule(
  deps: CatalogueDependencies,
  tx: Tx,
  { item, at }: { item: ItemRecord; at: Date },
): Promise<void> {
  await updateItem(tx, item.id, { scheduledFor: at, scheduledRevision: item.revision });
  await deps.jobs.enqueue(tx, publishScheduledJob, {
    payload: { itemId: item.id, revision: item.revision, at: at.toISOString() },
    startAfter: at,
  });
}

/**
 * Copies the draft to the public version and updates everything derived from it. Returns the copy,
 * because a draft that was saved while its files were being checked has no lengths and sizes.
 */
export async function makePublic(
  deps: Pick<CatalogueDependencies, 'clock' | 'media'>,
  tx: Tx,
  item: ItemRecord,
): Promise<Draft> {
  const now = deps.clock.now();
  const draft = await withFileFacts(deps, tx, item.draft);
  await updateItem(tx, item.id, {
    published: draft,
    publishedRevision: item.revision,
    isPublic: true,
    slug: draft.slug,
    publishedAt: item.publishedAt ?? now,
    changedAt: now,
    withdrawnAt: null,
    scheduledFor: null,
    scheduledRevision: null,
    ...draftColumns(draft),
    ...(await recordPrice(tx, item, { price: draft.price, now })),
  });
  await markPublished(tx, item, now);
  await replaceTexts(tx, item, toPublicTexts(draft));
  await replaceLessons(tx, item.id, draft.kind === 'course' ? lessonRows(item.id, draft) : []);
  await storeUses(deps, tx, item.id);
  return draft;
}

async function withFileFacts(
  { media }: Pick<CatalogueDependencies, 'media'>,
  tx: Tx,
  draft: Draft,
): Promise<Draft> {
  if (draft.kind !== 'course') return draft;
  return copyFileMetadata(draft, await media.findFiles(tx, filesOf(draft)));
}

function lessonRows(courseId: ItemId, draft: CourseDraft): LessonRecord[] {
  return lessonsOf(draft).map((lesson, position) => ({
    id: lesson.id,
    courseId,
    slug: lesson.slug,
    kind: lesson.kind,
    isFree: lesson.isFree,
    minutes: lessonMinutes(lesson, draft.originalLanguage),
    videoSeconds: lesson.kind === 'video' ? lesson.videoSeconds : null,
    languages: languagesOfLesson(lesson, draft.originalLanguage),
    position,
    isPublic: true,
  }));
}
