import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi, queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { type LessonAddress, openLessonQuery } from '../learning-queries.ts';
import { keepDraft, readDraft } from './note-drafts.ts';
import { createNoteKeeper, type NoteStatus } from './note-keeper.ts';

type LessonNoteProps = { lesson: OpenLesson; owner: string; address: LessonAddress };

const longestNote = 5_000;

const statusTexts = {
  saved: 'learning.note.saved',
  waiting: 'learning.note.saving',
  saving: 'learning.note.saving',
  failed: 'learning.note.failed',
} as const satisfies Record<NoteStatus, string>;

/** The student's own words on a lesson, saved by themselves. */
export function LessonNote({ lesson, owner, address }: LessonNoteProps) {
  const t = useTexts('learning');
  const keeper = useNoteKeeper({ lesson, owner, address });
  const { text, status } = useSyncExternalStore(keeper.watch, keeper.note, keeper.note);
  const isUntouched = status === 'saved' && text === '';
  return (
    <section aria-labelledby="note-title" className="grid content-start gap-2">
      <h2 id="note-title" className="type-label">
        {t('learning.note.title')}
      </h2>
      <TextArea
        aria-labelledby="note-title"
        aria-describedby="note-status"
        maxLength={longestNote}
        placeholder={t('learning.note.placeholder')}
        value={text}
        onChange={({ target }) => keeper.write(target.value)}
        onBlur={() => void keeper.saveNow()}
        className="max-h-[50dvh] text-sm"
      />
      <p
        id="note-status"
        role="status"
        className={status === 'failed' ? 'text-xs text-fall' : 'type-small'}
      >
        {t(isUntouched ? 'learning.note.own' : statusTexts[status])}
      </p>
    </section>
  );
}

function useNoteKeeper({ lesson, owner, address }: LessonNoteProps) {
  const queryClient = useQueryClient();
  const [keeper] = useState(() => {
    const name = { owner, lesson: lesson.id };
    return createNoteKeeper({
      saved: lesson.note,
      // Read in the browser only; the server has none.
      draft: typeof localStorage === 'undefined' ? null : readDraft(name),
      keepDraft: (text) => keepDraft(name, text),
      async save(text) {
        await browserApi.learning.keepNote({ lesson: lesson.id, text });
        queryClient.setQueryData(openLessonQuery(queries, address).queryKey, (known) =>
          known ? { ...known, note: text } : known,
        );
      },
    });
  });
  useEffect(() => {
    const saveNow = () => void keeper.saveNow();
    keeper.resume();
    addEventListener('online', saveNow);
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('online', saveNow);
      removeEventListener('pagehide', saveNow);
      keeper.stop();
    };
  }, [keeper]);
  useEffect(() => keeper.hear(lesson.note), [keeper, lesson.note]);
  return keeper;
}
