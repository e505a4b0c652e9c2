import { lessonId, moduleId } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';

/** The edits that turn a title into a publishable course. */
export const wholeCourse: DraftEdit[] = [
  {
    edit: 'text',
    unit: 'item',
    language: 'en',
    text: { summary: 'In short.', description: 'At length.' },
    state: 'reviewed',
  },
  { edit: 'addModule', id: moduleId(1), title: 'First module' },
  {
    edit: 'addLesson',
    id: lessonId(1),
    module: moduleId(1),
    slug: 'first',
    kind: 'text',
    title: 'First lesson',
  },
  { edit: 'text', unit: lessonId(1), language: 'en', text: { body: 'Words.' }, state: 'reviewed' },
];

/** Changes the title in the original language. */
export function rename(title: string): DraftEdit {
  return { edit: 'text', unit: 'item', language: 'en', text: { title }, state: 'reviewed' };
}
