import type { PublishProblem } from '@danube/contract/catalogue/catalogue.errors.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { publishProblems } from '@danube/contract/catalogue/draft/publish-problems.ts';
import type { EditorPlace } from './editor-place.ts';

type Code = PublishProblem['code'];

/** Only the server can judge these; what it last said holds until it is asked again. */
const judgedByServer: readonly Code[] = ['fileNotReady', 'includesUnpublished'];

/** What keeps the draft on the screen from being published, without waiting for an answer. */
export function problemsNow(
  draft: Draft,
  answered: readonly PublishProblem[],
): readonly PublishProblem[] {
  return [
    ...publishProblems(draft),
    ...answered.filter(
      ({ code, unit }) =>
        judgedByServer.includes(code) && (unit === null || unitsOf(draft).has(unit)),
    ),
  ];
}

const itemPlaces: Partial<Record<Code, EditorPlace>> = {
  titleMissing: { part: 'texts', field: 'title' },
  summaryMissing: { part: 'texts', field: 'summary' },
  descriptionMissing: { part: 'texts', field: 'description' },
  lessonsMissing: { part: 'lessons', field: 'structure' },
  filesMissing: { part: 'facts', field: 'files' },
  fileNotReady: { part: 'facts', field: 'files' },
  includesMissing: { part: 'facts', field: 'includes' },
  includesUnpublished: { part: 'facts', field: 'includes' },
  intervalMissing: { part: 'facts', field: 'interval' },
};

const lessonFields: Partial<Record<Code, string>> = {
  titleMissing: 'title',
  bodyMissing: 'body',
  videoMissing: 'video',
  fileMissing: 'file',
  questionsMissing: 'questions',
  answerMissing: 'questions',
};

/** The field that puts a problem right. */
export function placeOf({ code, unit }: PublishProblem, draft: Draft): EditorPlace {
  if (unit === null) return placeOnItem(code, draft);
  const lesson = lessonsOf(draft).find(({ id }) => id === unit);
  if (!lesson) return { part: 'lessons', field: unit };
  const ownFile = lesson.kind === 'video' ? 'video' : 'file';
  return { part: 'lessons', unit, field: lessonFields[code] ?? ownFile };
}

function placeOnItem(code: Code, draft: Draft): EditorPlace {
  const hasFiles = 'files' in draft && draft.files.length > 0;
  // The cover is the only file of an item that has no others.
  if (code === 'fileNotReady' && !hasFiles) return { part: 'facts', field: 'cover' };
  return itemPlaces[code] ?? { part: 'texts', field: 'title' };
}

function lessonsOf(draft: Draft) {
  return draft.kind === 'course' ? draft.modules.flatMap(({ lessons }) => lessons) : [];
}

function unitsOf(draft: Draft): ReadonlySet<string> {
  const modules = draft.kind === 'course' ? draft.modules : [];
  return new Set([...modules, ...lessonsOf(draft)].map(({ id }) => id));
}
