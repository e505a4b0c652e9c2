import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { isLessonDone } from '@danube/contract/learning/lesson-done.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLessonTracker, marksOf } from './lesson-tracker.ts';
import type { MarksSender } from './marks-sender.ts';

/** A lesson's marks as this page knows them, updated immediately and offline. */
export function useLessonMarks(lesson: OpenLesson, sender: MarksSender | null) {
  const [tracker] = useState(() => createLessonTracker(lesson, sender, () => new Date()));
  const mine = useSyncExternalStore(tracker.watch, tracker.mine, () => null);
  const marks = marksOf(lesson, mine);
  useEffect(() => tracker.open(), [tracker]);
  const { kind, film } = lesson;
  const videoSeconds = film?.seconds ?? null;
  const isDone = lesson.isDone || (marks !== null && isLessonDone({ kind, videoSeconds }, marks));
  const isNews = isDone && !lesson.isDone;
  useEffect(() => {
    // The certificate, and the progress on the next page, wait for it.
    if (isNews) void sender?.sendNow();
  }, [isNews, sender]);
  return { marks, isDone, record: tracker.record };
}
