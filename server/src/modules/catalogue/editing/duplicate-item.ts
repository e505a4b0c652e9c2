import {
  type ItemId,
  lessonIdSchema,
  moduleIdSchema,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { findFreeSlug, insertDraftItem } from './create-item.ts';
import { lockKind } from './editing.repository.ts';
import { requireItem } from './require-item.ts';

/**
 * A new draft with everything in the item's draft. Both use the same files, which never change and
 * can't be removed while either uses them.
 */
export function duplicateItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  { id: of, title }: { id: ItemId; title: string },
): Promise<ItemId> {
  return deps.transact(async (change) => {
    const { kind, draft: original } = await requireItem(change.tx, of);
    await lockKind(change.tx, kind);
    const slug = await findFreeSlug(change, { kind, title });
    const draft = withNewIds(deps.ids, retitled({ ...original, slug }, title));
    const id = await insertDraftItem(deps, change, {
      draft,
      act: 'created',
      madeBy: act.member.userId,
    });
    change.audit({
      ...auditFieldsOf(act),
      action: 'catalogue.duplicate',
      target: { kind, id },
      after: { slug, title, of },
    });
    return id;
  });
}

/** Translations keep their titles and are marked as outdated, as after any other edit. */
function retitled(draft: Draft, title: string): Draft {
  const { originalLanguage } = draft;
  const original = draft.texts[originalLanguage];
  if (!original) return draft;
  const texts = {
    ...draft.texts,
    [originalLanguage]: { ...original, text: { ...original.text, title } },
  };
  // Only a title was replaced, so the texts still have the fields of the draft's kind.
  return { ...draft, texts } as Draft;
}

/** Progress belongs to a lesson's id, so the copy's lessons need new ones. */
function withNewIds(ids: Ids, draft: Draft): Draft {
  if (draft.kind !== 'course') return draft;
  return {
    ...draft,
    modules: draft.modules.map((module) => ({
      ...module,
      id: moduleIdSchema.parse(ids.uuid()),
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        id: lessonIdSchema.parse(ids.uuid()),
      })),
    })),
  };
}
