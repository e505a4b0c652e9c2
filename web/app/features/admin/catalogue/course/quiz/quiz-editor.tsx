import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/texts.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { useEditor } from '../../editor/use-editor.tsx';
import { useFocusAdded } from '../../editor/use-focus-added.ts';
import { DrawField } from './draw-field.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { createEntry, maxQuestions, type QuizEntry, toQuizEntries } from './quiz.ts';
import { arrangeChoices, arrangeQuestions, quizTextEdits } from './quiz-edits.ts';
import { useArranged } from './use-arranged.ts';

type QuizEditorProps = { lesson: LessonDraft; language: LanguageCode };

/** A quiz's questions in the original language, with their correct answers. */
export function QuizEditor({ lesson, language }: QuizEditorProps) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const section = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState('');
  const { added, awaitEntry } = useFocusAdded();
  const place = { lesson, original: language };
  const entries = toQuizEntries(lesson, language);
  const apply = (edits: readonly DraftEdit[]) => {
    for (const each of edits) edit(each);
  };
  const write = (next: readonly QuizEntry[]) => apply(quizTextEdits(place, next));
  const list = useArranged(entries.length, (places) => apply(arrangeQuestions(place, places)));

  function move(index: number, by: -1 | 1, button: HTMLElement) {
    list.move(index, by, button);
    const name = entries[index]?.question.prompt || t('editor.texts.pairOf', { place: index + 1 });
    const standing = { place: index + by + 1, count: entries.length };
    setMoved(t('editor.move.over', { name, ...standing }));
  }

  /** Moves the focus to a remaining element. */
  function remove(index: number) {
    list.remove(index);
    const next = section.current?.querySelectorAll(':scope > [data-entry]')[index];
    const control =
      next?.querySelector('select') ?? section.current?.querySelector(':scope > button');
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <section ref={section} aria-label={t('editor.texts.questions')} className="grid gap-6">
      {entries.map((entry, index) => (
        <QuestionEditor
          key={list.keys[index]}
          first={added}
          entry={entry}
          index={index}
          isLast={index === entries.length - 1}
          lang={language}
          write={(next) => write(entries.toSpliced(index, 1, next))}
          arrange={(places) => apply(arrangeChoices(place, index, places))}
          onMove={(by, button) => move(index, by, button)}
          onRemove={() => remove(index)}
        />
      ))}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {entries.length < maxQuestions ? (
        <Button
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            write([...entries, createEntry()]);
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.quiz.add')}
        </Button>
      ) : null}
      {entries.length > 1 ? <DrawField lesson={lesson} questionCount={entries.length} /> : null}
    </section>
  );
}
