import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { emptyFields, readableLanguages } from '@danube/contract/catalogue/draft/translated.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ReadinessSource } from '../../../platform/health-check.ts';
import { findPublicIds } from '../offers.repository.ts';
import { findNextPublished, hasUntouchedSample } from './readiness.repository.ts';

const path = '/admin/courses';

export const catalogueReadiness: readonly ReadinessSource[] = [
  {
    name: 'publishedCourse',
    path,
    isDone: async (tx) => (await findPublicIds(tx, 'course')).length > 0,
  },
  { name: 'sampleContent', path, isDone: async (tx) => !(await hasUntouchedSample(tx)) },
  { name: 'languagesComplete', path, isDone: areLanguagesComplete },
];

/** Stops at the first gap. One document at a time, because a course has some hundred kilobytes. */
async function areLanguagesComplete(tx: Tx): Promise<boolean> {
  for (let item = await findNextPublished(tx, null); item; ) {
    if (!isWhole(item.draft)) return false;
    item = await findNextPublished(tx, item.id);
  }
  return true;
}

/** Where the page has a title, every module and lesson is written in that language too. */
function isWhole(draft: Draft): boolean {
  const { originalLanguage: original } = draft;
  const modules = draft.kind === 'course' ? draft.modules : [];
  const units = [draft, ...modules, ...modules.flatMap(({ lessons }) => lessons)];
  return readableLanguages(draft.texts).every((language) =>
    units.every(({ texts }) => emptyFields(texts, language, original).length === 0),
  );
}
