import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CatalogueDependencies } from '../catalogue.dependencies.ts';

/** A level or market added to a draft must exist in the settings. */
export async function requireKnownNames(
  { settings }: Pick<CatalogueDependencies, 'settings'>,
  tx: Tx,
  { before, draft }: { before: Draft | null; draft: Draft },
): Promise<void> {
  const had = new Set(before ? namesIn(before) : []);
  const added = namesIn(draft).filter((name) => !had.has(name));
  if (added.length === 0) return;
  const { levels, markets } = await settings.read(tx, 'names');
  const known = new Set([
    ...levels.map(({ slug }) => `level ${slug}`),
    ...markets.map(({ slug }) => `market ${slug}`),
  ]);
  if (!added.every((name) => known.has(name))) throw new DomainError('EDIT_INVALID');
}

function namesIn(draft: Draft): string[] {
  const level = draft.kind === 'course' ? [`level ${draft.level}`] : [];
  return [...level, ...draft.markets.map((market) => `market ${market}`)];
}
