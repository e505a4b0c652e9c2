import { lessonIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { marksSchema } from '@danube/contract/learning/marks.ts';
import { emptyOutbox, type Outbox, withMarks } from './outbox.ts';
import { readStoredMarks, writeStoredMarks } from './stored-marks.ts';

/** A person's pending marks in this browser; invalid entries are skipped. */
export function readStoredOutbox(owner: string): Outbox {
  return Object.entries(readStoredMarks(owner)).reduce((outbox, [id, stored]) => {
    const lesson = lessonIdSchema.safeParse(id);
    const marks = marksSchema.safeParse(stored);
    if (!lesson.success || !marks.success) return outbox;
    return withMarks(outbox, { lesson: lesson.data, marks: marks.data });
  }, emptyOutbox);
}

export function storeOutbox(owner: string, outbox: Outbox): void {
  writeStoredMarks(owner, Object.fromEntries(outbox));
}
