import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { applyEdit } from '@danube/contract/catalogue/draft/apply-edit.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import { type ActionContext, auditFieldsOf } from '../../../platform/action-context.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { draftColumns, draftTitle } from './draft-columns.ts';
import {
  findItemBySlug,
  type ItemRecord,
  lockKind,
  type RevisionRecord,
  releaseOtherSlugs,
  reserveSlug,
  updateItem,
} from './editing.repository.ts';
import { requireRevision } from './require-item.ts';
import { requireKnownNames } from './require-known-names.ts';
import { saveRevision } from './save-revision.ts';

type Input = {
  id: ItemId;
  revision: number;
  edits: readonly DraftEdit[];
  keepsPrevious: boolean;
};

/** Saves edits atomically. Public pages don't change: they show the published version. */
export function editItem(
  deps: CatalogueDependencies,
  act: ActionContext,
  input: Input,
): Promise<void> {
  return deps.transact(async ({ tx, audit }) => {
    const item = await requireRevision(tx, input);
    const draft = input.edits.reduce(applyOrReject, item.draft);
    await requireKnownNames(deps, tx, { before: item.draft, draft });
    const madeBy = act.member.userId;
    const { keepsPrevious } = input;
    await writeDraft(deps, tx, { item, draft, act: 'edited', madeBy, keepsPrevious });
    audit({
      ...auditFieldsOf(act),
      action: 'catalogue.edit',
      target: { kind: item.kind, id: item.id },
      before: { revision: item.revision },
      after: { revision: item.revision + 1, edits: input.edits.map(summaryOf) },
    });
  });
}

/** Stores this as the draft, as the next revision. */
export async function writeDraft(
  deps: Pick<CatalogueDependencies, 'clock' | 'media'>,
  tx: Tx,
  change: {
    item: ItemRecord;
    draft: Draft;
    act: RevisionRecord['act'];
    madeBy: string | null;
    keepsPrevious?: boolean;
  },
): Promise<void> {
  const { item, draft, act, madeBy, keepsPrevious = false } = change;
  const now = deps.clock.now();
  const number = item.revision + 1;
  const slug = await claimSlug(tx, item, draft.slug);
  await updateItem(tx, item.id, {
    draft,
    revision: number,
    title: draftTitle(draft),
    slug,
    // Lists show the published values of a public item.
    ...(item.published ? {} : draftColumns(draft)),
    updatedAt: now,
    updatedBy: madeBy,
  });
  const revision = { itemId: item.id, number, draft, act, madeAt: now, madeBy };
  await saveRevision(deps, tx, { ...revision, before: item, keepsPrevious });
}

/**
 * The slug of an unpublished item follows the draft; a public item keeps its slug until it is
 * published again.
 */
async function claimSlug(tx: Tx, item: ItemRecord, slug: string): Promise<string> {
  if (slug === item.draft.slug) return item.slug;
  await lockKind(tx, item.kind);
  const owner = await findItemBySlug(tx, item.kind, slug);
  if (owner && owner.id !== item.id) throw new DomainError('SLUG_TAKEN');
  if (!(await reserveSlug(tx, { kind: item.kind, slug, itemId: item.id }))) {
    throw new DomainError('SLUG_TAKEN');
  }
  if (item.published) return item.slug;
  await releaseOtherSlugs(tx, item, [slug]);
  return slug;
}

function applyOrReject(draft: Draft, edit: DraftEdit): Draft {
  const changed = applyEdit(draft, edit);
  if (!changed) throw new DomainError('EDIT_INVALID');
  return changed;
}

/** What the audit log stores: the kind of edit and its target; the history has the texts. */
function summaryOf(edit: DraftEdit) {
  if (edit.edit !== 'text') return edit;
  const { unit, language, state } = edit;
  return { edit: edit.edit, unit, language, state, fields: Object.keys(edit.text) };
}
