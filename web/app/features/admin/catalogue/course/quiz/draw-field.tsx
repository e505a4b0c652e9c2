import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { useFormat } from '../../../../../lib/use-format.tsx';
import { useEditor } from '../../editor/use-editor.tsx';
import { NumberField } from './number-field.tsx';

type DrawFieldProps = { lesson: LessonDraft; questionCount: number };

/** How many of the questions are drawn for an attempt. */
export function DrawField({ lesson, questionCount }: DrawFieldProps) {
  const t = useTexts('editor');
  const format = useFormat();
  const { edit } = useEditor();
  const write = (draw: number | null) => edit({ edit: 'lesson', id: lesson.id, facts: { draw } });
  return (
    <div className="max-w-md">
      <NumberField
        label={t('editor.quiz.draw')}
        help={t('editor.quiz.drawHelp', { total: format.number(questionCount) })}
        value={lesson.draw}
        limits={{ minValue: 1, maxValue: questionCount, isInt: true }}
        onChange={write}
        onEmpty={() => write(null)}
      />
    </div>
  );
}
