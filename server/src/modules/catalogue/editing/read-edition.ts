import type { ItemId, TranslationState } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type {
  ItemEdition,
  RevisionRow,
} from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { translationState } from '@danube/contract/catalogue/draft/translated.ts';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import { draftState } from '../../../platform/drafts/draft-state.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';
import { filesOf } from '../public/draft-card.ts';
import { findRevisions, type ItemRecord } from './editing.repository.ts';
import { findLowestPrice } from './price-history.ts';
import { findPrices } from './prices.repository.ts';
import { findProblems } from './publish-item.ts';
import { requireItem } from './require-item.ts';

type Deps = Pick<CatalogueDependencies, 'db' | 'clock' | 'media' | 'findNames'>;

export async function readEdition(deps: Deps, id: ItemId): Promise<ItemEdition> {
  return toEdition(deps, await requireItem(deps.db, id));
}

export async function toEdition(deps: Deps, item: ItemRecord): Promise<ItemEdition> {
  const { id, draft, revision, publishedRevision, publishedAt, scheduledFor } = item;
  const names = await deps.findNames(item.updatedBy ? [item.updatedBy] : []);
  return {
    id,
    draft,
    revision,
    publishedRevision,
    publishedAt,
    scheduledFor,
    state: draftState(item),
    isSample: item.isSample,
    updatedAt: item.updatedAt,
    updatedBy: names.get(item.updatedBy ?? '') ?? null,
    files: await deps.media.findFiles(deps.db, filesOf(draft)),
    problems: await findProblems(deps, deps.db, draft),
    publicPrice: item.isPublic ? item.price : null,
    lowestPrice: findLowestPrice(await findPrices(deps.db, id), deps.clock.now()),
  };
}

export async function readHistory(deps: Deps, id: ItemId): Promise<RevisionRow[]> {
  const item = await requireItem(deps.db, id);
  const revisions = await findRevisions(deps.db, id);
  const names = await deps.findNames(revisions.flatMap(({ madeBy }) => madeBy ?? []));
  return revisions.map(({ madeBy, ...revision }) => ({
    ...revision,
    madeBy: names.get(madeBy ?? '') ?? null,
    isPublic: item.isPublic && revision.number === item.publishedRevision,
  }));
}

type LanguageProgress = {
  language: LanguageCode;
  state: TranslationState;
  units: Record<string, TranslationState>;
};

export async function readTranslations(deps: Deps, id: ItemId): Promise<LanguageProgress[]> {
  const { draft } = await requireItem(deps.db, id);
  const modules = draft.kind === 'course' ? draft.modules : [];
  const units = [
    { id: 'item', texts: draft.texts },
    ...modules.flatMap((module) => [module, ...module.lessons]),
  ];
  return languages.map(({ code }) => {
    const states = units.map(
      (unit) => [unit.id, translationState(unit.texts, code, draft.originalLanguage)] as const,
    );
    return {
      language: code,
      state: worstOf(states.map(([, state]) => state)),
      units: Object.fromEntries(states),
    };
  });
}

const statesFromWorst = ['missing', 'partial', 'stale', 'machine', 'reviewed', 'original'] as const;

/** A language's state is that of its least complete unit. */
function worstOf(states: readonly TranslationState[]): TranslationState {
  return statesFromWorst.find((state) => states.includes(state)) ?? 'missing';
}
