import type { PublishProblem } from '@danube/contract/catalogue/catalogue.errors.ts';
import type { Draft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { findFileProblems } from '@danube/contract/catalogue/draft/draft-files.ts';
import { findPublishProblems } from '@danube/contract/catalogue/draft/find-publish-problems.ts';
import type { EditorLocation } from './editor-location.ts';

type Code = PublishProblem['code'];

/** Only the server can check these; its last answer applies until the next request. */
const serverCheckedCodes: readonly Code[] = ['includesUnpublished'];

/** What prevents the draft on the screen from being published, computed locally. */
export function currentProblems(
  draft: Draft,
  answered: readonly PublishProblem[],
  fileOf: Parameters<typeof findFileProblems>[1],
): readonly PublishProblem[] {
  return [
    ...findPublishProblems(draft),
    ...findFileProblems(draft, fileOf),
    ...answered.filter(({ code }) => serverCheckedCodes.includes(code)),
  ];
}

const itemPlaces: Partial<Record<Code, EditorLocation>> = {
  titleMissing: { part: 'texts', field: 'title' },
  summaryMissing: { part: 'texts', field: 'summary' },
  descriptionMissing: { part: 'texts', field: 'description' },
  lessonsMissing: { part: 'lessons', field: 'structure' },
  filesMissing: { part: 'facts', field: 'files' },
  includesMissing: { part: 'facts', field: 'includes' },
  includesUnpublished: { part: 'facts', field: 'includes' },
  intervalMissing: { part: 'facts', field: 'interval' },
};

const lessonFields: Partial<Record<Code, string>> = {
  titleMissing: 'title',
  bodyMissing: 'body',
  altMissing: 'body',
  videoMissing: 'video',
  fileMissing: 'file',
  questionsMissing: 'questions',
  answerMissing: 'questions',
};

/** The field that fixes a problem. */
export function locationOf({ code, unit, field }: PublishProblem, draft: Draft): EditorLocation {
  if (unit === null) return placeOnItem(code, field);
  const lesson = lessonsOf(draft).find(({ id }) => id === unit);
  if (!lesson) return { part: 'lessons', field: unit };
  return { part: 'lessons', unit, field: field ?? lessonFields[code] ?? 'title' };
}

/** Problems with a field are about files, which are among the facts. */
function placeOnItem(code: Code, field: string | undefined): EditorLocation {
  if (field) return { part: 'facts', field };
  return itemPlaces[code] ?? { part: 'texts', field: 'title' };
}

function lessonsOf(draft: Draft) {
  return draft.kind === 'course' ? draft.modules.flatMap(({ lessons }) => lessons) : [];
}
