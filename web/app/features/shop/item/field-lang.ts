import type { FieldLanguages } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

export type ShownWording = {
  readonly language: LanguageCode;
  readonly fieldLanguages?: FieldLanguages | undefined;
};

/** The `lang` of one field of a text; undefined if it is the page's language. */
export function fieldLang(
  { language, fieldLanguages }: ShownWording,
  field: string,
  page: LanguageCode,
): LanguageCode | undefined {
  const own = fieldLanguages?.[field] ?? language;
  return own === page ? undefined : own;
}
