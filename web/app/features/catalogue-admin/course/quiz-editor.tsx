import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { Plus, Trash2, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { LineInput } from '../editor/line-input.tsx';
import { oneLine } from '../editor/one-line.ts';
import { placed } from '../editor/placed.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { useFocusAdded } from '../editor/use-focus-added.ts';
import { useTyped } from '../editor/use-typed.ts';
import {
  addChoice,
  addQuestion,
  changeQuestion,
  markChoice,
  mostChoices,
  mostQuestions,
  type Question,
  type Quiz,
  quizOf,
  removeChoice,
  removeQuestion,
  rightChoice,
} from './quiz.ts';

type QuizEditorProps = { lesson: LessonDraft; language: LanguageCode };

/** The questions of a quiz in the original language, with the right choice of each. */
export function QuizEditor({ lesson, language }: QuizEditorProps) {
  const t = useTexts('editor');
  const { edit } = useEditor();
  const quiz = quizOf(lesson, lesson.texts[language]?.text);
  const { added, awaitEntry } = useFocusAdded();

  function write(next: Quiz) {
    const questions = [...next.questions];
    edit({ edit: 'text', unit: lesson.id, language, text: { questions }, state: 'reviewed' });
    if (JSON.stringify(next.answers) !== JSON.stringify(lesson.answers)) {
      edit({ edit: 'lesson', id: lesson.id, facts: { answers: [...next.answers] } });
    }
  }

  return (
    <section aria-label={t('editor.texts.questions')} className="grid gap-6">
      {placed(quiz.questions).map(({ entry: question, index, key }) => (
        <QuestionFields
          key={key}
          first={added}
          question={question}
          index={index}
          quiz={quiz}
          lang={language}
          name={`${lesson.id}-${index}`}
          write={write}
        />
      ))}
      {quiz.questions.length < mostQuestions ? (
        <Button
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            write(addQuestion(quiz));
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.quiz.add')}
        </Button>
      ) : null}
    </section>
  );
}

type ChoicesProps = {
  question: Question;
  index: number;
  quiz: Quiz;
  lang: LanguageCode;
  /** Of the group of choices; different for every question on the page. */
  name: string;
  write: (quiz: Quiz) => void;
};

type QuestionFieldsProps = ChoicesProps & { first: Ref<HTMLInputElement> };

function QuestionFields({ first, question, index, quiz, lang, name, write }: QuestionFieldsProps) {
  const t = useTexts('editor');
  const change = (part: Partial<Question>) => write(changeQuestion(quiz, index, part));
  const prompt = useTyped(question.prompt, (text) => change({ prompt: oneLine(text) }));
  const explanation = useTyped(question.explanation, (text) =>
    change({ explanation: oneLine(text) }),
  );
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-rule bg-surface p-4 sm:p-5">
      <legend className="sr-only">{t('editor.quiz.question', { place: index + 1 })}</legend>
      <div className="flex items-start gap-2">
        <Field label={t('editor.quiz.question', { place: index + 1 })} className="grow">
          <TextInput {...prompt} ref={first} lang={lang} maxLength={500} autoComplete="off" />
        </Field>
        <IconButton
          label={t('editor.quiz.remove', { place: index + 1 })}
          onClick={() => write(removeQuestion(quiz, index))}
          className="mt-6"
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <Choices
        question={question}
        index={index}
        quiz={quiz}
        lang={lang}
        name={name}
        write={write}
      />
      <Field
        label={t('editor.quiz.explanation')}
        help={t('editor.quiz.explanationHelp')}
        isOptional
      >
        <TextInput {...explanation} lang={lang} maxLength={1000} autoComplete="off" />
      </Field>
    </fieldset>
  );
}

function Choices({ question, index, quiz, lang, name, write }: ChoicesProps) {
  const t = useTexts('editor');
  const { added, awaitEntry } = useFocusAdded();
  const right = rightChoice(quiz, index);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-sm leading-snug font-[560]">{t('editor.quiz.choices')}</legend>
      <p className="type-small">{t('editor.quiz.rightHelp')}</p>
      {placed(question.choices).map(({ entry: choice, index: place, key }) => (
        <div key={key} className="flex items-center gap-2">
          <input
            type="radio"
            name={name}
            aria-label={t('editor.quiz.right', { place: place + 1 })}
            checked={right === place}
            onChange={() => write(markChoice(quiz, index, place))}
            className="size-5 shrink-0 accent-(--river)"
          />
          <LineInput
            field={added}
            label={t('editor.quiz.choice', { place: place + 1 })}
            value={choice}
            lang={lang}
            onWrite={(text) =>
              write(
                changeQuestion(quiz, index, {
                  choices: question.choices.toSpliced(place, 1, text),
                }),
              )
            }
          />
          <IconButton
            label={t('editor.quiz.removeChoice', { place: place + 1 })}
            onClick={() => write(removeChoice(quiz, index, place))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      {right === undefined ? <FieldError>{t('editor.quiz.noAnswer')}</FieldError> : null}
      {question.choices.length < mostChoices ? (
        <Button
          size="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            awaitEntry();
            write(addChoice(quiz, index));
          }}
        >
          <Plus aria-hidden="true" />
          {t('editor.quiz.addChoice')}
        </Button>
      ) : null}
    </fieldset>
  );
}
