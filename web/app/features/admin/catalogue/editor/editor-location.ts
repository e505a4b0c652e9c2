import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { isLanguageCode, type LanguageCode } from '@danube/contract/locale.ts';

export const editorSections = [
  'texts',
  'facts',
  'lessons',
  'translations',
  'preview',
  'history',
] as const;

export type EditorSection = (typeof editorSections)[number];

/** The editor's URL parameters. */
export type EditorLocation = {
  part: EditorSection;
  /** A module or a lesson. */
  unit?: string;
  /** For translations and the preview. */
  language?: LanguageCode;
  /** The field to focus. */
  field?: string;
};

export function sectionsOf(kind: ItemKind): readonly EditorSection[] {
  return kind === 'course' ? editorSections : editorSections.filter((part) => part !== 'lessons');
}

export function readEditorLocation(parameters: URLSearchParams, kind: ItemKind): EditorLocation {
  const part = sectionsOf(kind).find((each) => each === parameters.get('part')) ?? 'texts';
  const unit = parameters.get('unit');
  const language = parameters.get('in');
  return {
    part,
    ...(unit ? { unit } : {}),
    ...(isLanguageCode(language) ? { language } : {}),
  };
}

/** The part of the URL after the item's slug. */
export function editorSearch({ part, unit, language, field }: EditorLocation): string {
  const parameters = new URLSearchParams();
  if (part !== 'texts') parameters.set('part', part);
  if (unit) parameters.set('unit', unit);
  if (language) parameters.set('in', language);
  const query = parameters.toString();
  return `${query ? `?${query}` : ''}${field ? `#${fieldId(field)}` : ''}`;
}

/** Fields are named in the URL by what they contain. */
export function fieldId(field: string): string {
  return `field-${field}`;
}
