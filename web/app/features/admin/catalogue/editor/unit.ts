import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type {
  Draft,
  LessonDraft,
  ModuleDraft,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit, DraftUnit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { Wordings } from '@danube/contract/catalogue/draft/translated.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';

/** The fields of any unit; its kind decides which ones it has. */
export type UnitText = Extract<DraftEdit, { edit: 'text' }>['text'];

export type TextName = keyof UnitText;

type LineField = {
  shape: 'line';
  name: 'title' | 'subtitle' | 'summary';
  maxLength: number;
};
type MarkdownField = { shape: 'markdown'; name: 'description' | 'excerpt' | 'manual' | 'body' };
type PointsField = { shape: 'points'; name: 'outcomes' | 'requirements' | 'benefits' };
type PairsField = { shape: 'pairs'; name: 'faq' };
type QuestionsField = { shape: 'questions'; name: 'questions' };

export type TextField = LineField | MarkdownField | PointsField | PairsField | QuestionsField;

/** What is translated as one: the item, a module or a lesson. */
export type Unit = {
  id: DraftUnit;
  kind: 'item' | 'module' | 'lesson';
  wordings: Wordings<UnitText>;
  fields: readonly TextField[];
};

const title: TextField = { shape: 'line', name: 'title', maxLength: 120 };
const summary: TextField = { shape: 'line', name: 'summary', maxLength: 200 };
const description: TextField = { shape: 'markdown', name: 'description' };

const itemFields: Record<ItemKind, readonly TextField[]> = {
  course: [
    title,
    summary,
    description,
    { shape: 'points', name: 'outcomes' },
    { shape: 'points', name: 'requirements' },
    { shape: 'pairs', name: 'faq' },
  ],
  book: [
    title,
    { shape: 'line', name: 'subtitle', maxLength: 160 },
    summary,
    description,
    { shape: 'markdown', name: 'excerpt' },
  ],
  indicator: [title, summary, description, { shape: 'markdown', name: 'manual' }],
  package: [title, summary, description, { shape: 'points', name: 'benefits' }],
  'fact-sheet': [title, summary, description],
};

const lessonBody: TextField = { shape: 'markdown', name: 'body' };
const lessonQuestions: TextField = { shape: 'questions', name: 'questions' };

export const textLabels = {
  title: 'editor.texts.title',
  subtitle: 'editor.texts.subtitle',
  summary: 'editor.texts.summary',
  description: 'editor.texts.description',
  excerpt: 'editor.texts.excerpt',
  manual: 'editor.texts.manual',
  body: 'editor.texts.body',
  outcomes: 'editor.texts.outcomes',
  requirements: 'editor.texts.requirements',
  benefits: 'editor.texts.benefits',
  faq: 'editor.texts.faq',
  questions: 'editor.texts.questions',
} as const satisfies Record<TextName, TextKey>;

export const helpTexts: Partial<Record<TextName, TextKey>> = {
  summary: 'editor.texts.summaryHelp',
  excerpt: 'editor.texts.excerptHelp',
};

export function itemUnit(draft: Draft): Unit {
  return { id: 'item', kind: 'item', wordings: draft.texts, fields: itemFields[draft.kind] };
}

export function lessonUnit(lesson: LessonDraft): Unit {
  const fields =
    lesson.kind === 'quiz' ? [title, lessonBody, lessonQuestions] : [title, lessonBody];
  return { id: lesson.id, kind: 'lesson', wordings: lesson.texts, fields };
}

function moduleUnit(module: ModuleDraft): Unit {
  return { id: module.id, kind: 'module', wordings: module.texts, fields: [title] };
}

/** Every unit in reading order. */
export function unitsOf(draft: Draft): readonly Unit[] {
  const modules = draft.kind === 'course' ? draft.modules : [];
  return [
    itemUnit(draft),
    ...modules.flatMap((module) => [moduleUnit(module), ...module.lessons.map(lessonUnit)]),
  ];
}
