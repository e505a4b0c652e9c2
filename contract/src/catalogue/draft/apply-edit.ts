import type { LessonId } from '../catalogue.schemas.ts';
import {
  type CourseDraft,
  type Draft,
  draftSchema,
  type LessonDraft,
  type ModuleDraft,
} from './draft.schemas.ts';
import type { DraftEdit } from './edit.schemas.ts';
import { newLesson } from './new-draft.ts';
import type { Wordings } from './translated.ts';
import { removeWording, updateWording } from './update-wording.ts';

type EditOf<Name extends DraftEdit['edit']> = Extract<DraftEdit, { edit: Name }>;

/**
 * The draft after one edit; null if the edit doesn't apply: a unit that doesn't exist, a field the
 * kind doesn't have, an order that loses a lesson. Editor and server share it, so both always show
 * the same draft.
 */
export function applyEdit(draft: Draft, edit: DraftEdit): Draft | null {
  const changed = change(draft, edit);
  if (!changed) return null;
  const checked = draftSchema.safeParse(changed);
  return checked.success && hasUniqueNames(checked.data) ? checked.data : null;
}

/** Not validated yet: an edit may have added fields this kind doesn't have. */
type Unvalidated = object | null;

function change(draft: Draft, edit: DraftEdit): Unvalidated {
  if (edit.edit === 'facts') return changeFacts(draft, edit);
  if (edit.edit === 'text') return changeText(draft, edit);
  if (edit.edit === 'forgetText') return forgetText(draft, edit);
  return draft.kind === 'course' ? changeCourse(draft, edit) : null;
}

function changeFacts(draft: Draft, { facts }: EditOf<'facts'>): Unvalidated {
  const isRetold =
    facts.originalLanguage !== undefined && facts.originalLanguage !== draft.originalLanguage;
  // The marks of all translations would refer to a different original.
  return isRetold ? null : { ...draft, ...facts };
}

function changeText(draft: Draft, edit: EditOf<'text'>): Unvalidated {
  return changeWordingsOf(draft, edit.unit, (wordings) =>
    updateWording(wordings, draft.originalLanguage, edit),
  );
}

/** The original can't be deleted. */
function forgetText(draft: Draft, edit: EditOf<'forgetText'>): Unvalidated {
  if (edit.language === draft.originalLanguage) return null;
  return changeWordingsOf(draft, edit.unit, (wordings) => removeWording(wordings, edit.language));
}

type AnyWordings = Wordings<object>;

function changeWordingsOf(
  draft: Draft,
  unit: string,
  change: (wordings: AnyWordings) => AnyWordings,
): Unvalidated {
  if (unit === 'item') return { ...draft, texts: change(draft.texts) };
  if (draft.kind !== 'course') return null;
  let isFound = false;
  const reword = <Unit extends { id: string; texts: AnyWordings }>(candidate: Unit) => {
    if (candidate.id !== unit) return candidate;
    isFound = true;
    return { ...candidate, texts: change(candidate.texts) };
  };
  const modules = draft.modules.map((module) => ({
    ...reword(module),
    lessons: module.lessons.map(reword),
  }));
  return isFound ? { ...draft, modules } : null;
}

function changeCourse(draft: CourseDraft, edit: DraftEdit): Unvalidated {
  switch (edit.edit) {
    case 'addModule':
      return addModule(draft, edit);
    case 'removeModule':
      return ifModuleRemoved(
        draft,
        draft.modules.filter(({ id }) => id !== edit.id),
      );
    case 'addLesson':
      return addLesson(draft, edit);
    case 'removeLesson':
      return changeLessonsAround(draft, edit.id, (lessons) =>
        lessons.filter(({ id }) => id !== edit.id),
      );
    case 'lesson':
      return changeLessonsAround(draft, edit.id, (lessons) =>
        lessons.map((lesson) => (lesson.id === edit.id ? { ...lesson, ...edit.facts } : lesson)),
      );
    case 'arrange':
      return arrange(draft, edit);
    default:
      return null;
  }
}

function addModule(draft: CourseDraft, { id, title }: EditOf<'addModule'>): Unvalidated {
  const texts = { [draft.originalLanguage]: { text: { title }, mark: null } };
  return { ...draft, modules: [...draft.modules, { id, texts, lessons: [] }] };
}

function addLesson(draft: CourseDraft, edit: EditOf<'addLesson'>): Unvalidated {
  if (!draft.modules.some(({ id }) => id === edit.module)) return null;
  const lesson = newLesson({ ...edit, originalLanguage: draft.originalLanguage });
  const modules = draft.modules.map((module) =>
    module.id === edit.module ? { ...module, lessons: [...module.lessons, lesson] } : module,
  );
  return { ...draft, modules };
}

function changeLessonsAround(
  draft: CourseDraft,
  lessonId: LessonId,
  change: (lessons: readonly LessonDraft[]) => LessonDraft[],
): Unvalidated {
  const owns = (module: ModuleDraft) => module.lessons.some(({ id }) => id === lessonId);
  if (!draft.modules.some(owns)) return null;
  const modules = draft.modules.map((module) =>
    owns(module) ? { ...module, lessons: change(module.lessons) } : module,
  );
  return { ...draft, modules };
}

function arrange(draft: CourseDraft, edit: EditOf<'arrange'>): Unvalidated {
  const modules = new Map(draft.modules.map((module) => [module.id, module]));
  const lessons = new Map(
    draft.modules.flatMap((module) => module.lessons.map((lesson) => [lesson.id, lesson])),
  );
  const arranged: ModuleDraft[] = [];
  for (const place of edit.modules) {
    const module = modules.get(place.id);
    const own = place.lessons.flatMap((id) => lessons.get(id) ?? []);
    if (!module || own.length !== place.lessons.length) return null;
    arranged.push({ ...module, lessons: own });
  }
  const isWhole =
    arranged.length === modules.size &&
    arranged.reduce((count, module) => count + module.lessons.length, 0) === lessons.size;
  return isWhole ? { ...draft, modules: arranged } : null;
}

function ifModuleRemoved(draft: CourseDraft, modules: ModuleDraft[]): Unvalidated {
  return modules.length < draft.modules.length ? { ...draft, modules } : null;
}

/** Two lessons with one slug would share a URL; two with one id, a student's progress. */
function hasUniqueNames(draft: Draft): boolean {
  if (draft.kind !== 'course') return true;
  const lessons = draft.modules.flatMap((module) => module.lessons);
  const ids = [...draft.modules, ...lessons].map(({ id }) => id);
  const slugs = lessons.map(({ slug }) => slug);
  return new Set(ids).size === ids.length && new Set(slugs).size === slugs.length;
}
