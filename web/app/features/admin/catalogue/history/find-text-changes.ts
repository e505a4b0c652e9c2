import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { languagesOf } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type TextName, type Unit, unitsOf } from '../editor/unit.ts';
import { findDifferingPassage, type Passage } from './passage.ts';

export type TextChange = {
  /** The title of the module or lesson; null for the item's own texts. */
  readonly unit: string | null;
  readonly field: TextName;
  readonly language: LanguageCode;
  readonly passage: Passage;
};

/** Every text that both versions have and that differs, in reading order. */
export function findTextChanges(before: Draft, after: Draft): TextChange[] {
  const earlier = new Map(unitsOf(before).map((unit) => [unit.id, unit]));
  return unitsOf(after).flatMap((unit) => {
    const was = earlier.get(unit.id);
    return was ? changesOf(was, unit, after.originalLanguage) : [];
  });
}

function changesOf(was: Unit, is: Unit, original: LanguageCode): TextChange[] {
  const unit = is.kind === 'item' ? null : (is.wordings[original]?.text.title ?? '');
  const languages = languagesOf({ ...was.wordings, ...is.wordings });
  return languages.flatMap((language) =>
    is.fields
      .map(({ name }) => name)
      .filter((field) => is.kind !== 'item' || field !== 'title' || language !== original)
      .map((field) => ({
        field,
        before: written(was, language, field),
        after: written(is, language, field),
      }))
      .filter(({ before, after }) => before !== after)
      .map(({ field, before, after }) => ({
        unit,
        field,
        language,
        passage: findDifferingPassage(before, after),
      })),
  );
}

/** A field as plain text; list entries are joined. */
function written({ wordings }: Unit, language: LanguageCode, field: TextName): string {
  return flattened(wordings[language]?.text[field]).join(' ').trim();
}

function flattened(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(flattened);
}
