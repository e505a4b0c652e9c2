import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi, queries } from '../../../../lib/api.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { useAuth } from '../../../shared/session/use-session.tsx';
import { type LessonRef, openLessonQuery } from '../learning-queries.ts';
import { readDraft, saveDraft } from './note-drafts.ts';
import { createNoteSaver, type NoteStatus } from './note-saver.ts';

type LessonNoteProps = { lesson: OpenLesson; owner: string; address: LessonRef };

const maxNoteLength = 5_000;

const statusTexts = {
  saved: 'learning.note.saved',
  waiting: 'learning.note.saving',
  saving: 'learning.note.saving',
  failed: 'learning.note.failed',
} as const satisfies Record<NoteStatus, string>;

/** The student's note on a lesson, saved automatically. */
export function LessonNote({ lesson, owner, address }: LessonNoteProps) {
  const t = useTexts('learning');
  const saver = useNoteSaver({ lesson, owner, address });
  const { text, status } = useSyncExternalStore(saver.watch, saver.note, saver.note);
  const isUntouched = status === 'saved' && text === '';
  return (
    <section aria-labelledby="note-title" className="grid content-start gap-2">
      <h2 id="note-title" className="type-label">
        {t('learning.note.title')}
      </h2>
      <TextArea
        aria-labelledby="note-title"
        aria-describedby="note-status"
        maxLength={maxNoteLength}
        placeholder={t('learning.note.placeholder')}
        value={text}
        onChange={({ target }) => saver.write(target.value)}
        onBlur={() => void saver.saveNow()}
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

function useNoteSaver({ lesson, owner, address }: LessonNoteProps) {
  const auth = useAuth();
  const queryClient = useQueryClient();
  const [saver] = useState(() => {
    const name = { owner, lesson: lesson.id };
    return createNoteSaver({
      saved: lesson.note,
      // Only in the browser; the server has no storage.
      draft: typeof localStorage === 'undefined' ? null : readDraft(name),
      saveDraft: (text) => saveDraft(name, text),
      async save(text) {
        await browserApi.learning.keepNote({ lesson: lesson.id, text });
        const { queryKey } = openLessonQuery(queries, address);
        queryClient.setQueryData(queryKey, (known) => (known ? { ...known, note: text } : known));
        // A response on its way may be from before, and would bring the older note back.
        if (queryClient.isFetching({ queryKey }) > 0) void queryClient.refetchQueries({ queryKey });
      },
    });
  });
  useEffect(() => {
    const saveNow = () => void saver.saveNow();
    saver.resume();
    addEventListener('online', saveNow);
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('online', saveNow);
      removeEventListener('pagehide', saveNow);
      saver.stop();
    };
  }, [saver]);
  useEffect(() => {
    const stopFarewell = auth?.store.beforeSignOut(saver.saveAll);
    const stopListening = auth?.store.onAuthEvent((event) => {
      if (event === 'SIGNED_OUT') saver.end();
    });
    return () => {
      stopFarewell?.();
      stopListening?.();
    };
  }, [saver, auth]);
  useEffect(() => saver.receiveEvents(lesson.note), [saver, lesson.note]);
  return saver;
}
