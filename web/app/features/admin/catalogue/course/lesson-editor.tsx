import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { StoredFile } from '@danube/contract/media/media.schemas.ts';
import { useEffect, useId, useState } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { FileField } from '../../media/file-field.tsx';
import { FieldAnchor } from '../editor/field-anchor.tsx';
import { isSlug } from '../editor/slug-field.tsx';
import { lessonUnit, type TextName, type Unit } from '../editor/unit.ts';
import { UnitFields } from '../editor/unit-fields.tsx';
import { useEditor } from '../editor/use-editor.tsx';
import { StudentViewLink } from '../student-view/student-view-link.tsx';
import { isLessonKind } from './add-unit.tsx';
import { lessonKindTexts } from './lesson-entry.tsx';
import { isTaken } from './lesson-slug.ts';
import { QuizEditor } from './quiz/quiz-editor.tsx';
import { useUnitName } from './use-unit-name.ts';

type LessonEditorProps = { draft: CourseDraft; lesson: LessonDraft };
type LessonFacts = Extract<DraftEdit, { edit: 'lesson' }>['facts'];

export function LessonEditor({ draft, lesson }: LessonEditorProps) {
  const id = useId();
  const { edit } = useEditor();
  const name = useUnitName(draft)(lesson.id);
  const write = (facts: LessonFacts) => edit({ edit: 'lesson', id: lesson.id, facts });
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="type-h3 min-w-0 [overflow-wrap:anywhere]">
          {name}
        </h2>
        <StudentViewLink lesson={lesson} />
      </div>
      <UnitFields unit={unitWith(lesson, 'title')} language={draft.originalLanguage} />
      <LessonFactsFields draft={draft} lesson={lesson} write={write} />
      <LessonFiles lesson={lesson} write={write} />
      <UnitFields unit={unitWith(lesson, 'body')} language={draft.originalLanguage} />
      {lesson.kind === 'quiz' ? (
        <FieldAnchor name="questions">
          <QuizEditor lesson={lesson} language={draft.originalLanguage} />
        </FieldAnchor>
      ) : null}
    </section>
  );
}

/** The title is above the lesson's type, the text below. */
function unitWith(lesson: LessonDraft, name: TextName): Unit {
  const unit = lessonUnit(lesson);
  return { ...unit, fields: unit.fields.filter((field) => field.name === name) };
}

type FactsProps = { lesson: LessonDraft; write: (facts: LessonFacts) => boolean };

function LessonFactsFields({ draft, lesson, write }: FactsProps & { draft: CourseDraft }) {
  const t = useTexts('editor');
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field label={t('editor.lessons.kind')} help={t('editor.lessons.kindHelp')}>
        <Select
          value={lesson.kind}
          onChange={(event) => {
            const kind = event.currentTarget.value;
            if (isLessonKind(kind)) write({ kind });
          }}
        >
          {Object.entries(lessonKindTexts).map(([value, key]) => (
            <option key={value} value={value}>
              {t(key)}
            </option>
          ))}
        </Select>
      </Field>
      <LessonSlug draft={draft} lesson={lesson} write={write} />
      <Switch
        label={t('editor.lessons.isFree')}
        help={t('editor.lessons.isFreeHelp')}
        checked={lesson.isFree}
        onChange={(event) => write({ isFree: event.currentTarget.checked })}
        className="col-span-full max-w-md"
      />
    </div>
  );
}

function LessonSlug({ draft, lesson, write }: FactsProps & { draft: CourseDraft }) {
  const t = useTexts('editor');
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? lesson.slug;
  const isFree = !isTaken(shown, lesson.id, draft);
  const wrong = isSlug(shown) ? 'editor.lessons.slugTaken' : 'editor.create.slugWrong';
  return (
    <Field label={t('editor.facts.slug')} error={isSlug(shown) && isFree ? undefined : t(wrong)}>
      <TextInput
        value={shown}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value.toLowerCase())}
        onBlur={() => {
          if (typed === undefined || !isSlug(typed) || !isFree) return;
          if (typed !== lesson.slug) write({ slug: typed });
          setTyped(undefined);
        }}
      />
    </Field>
  );
}

function LessonFiles({ lesson, write }: FactsProps) {
  const t = useTexts('editor');
  const { fileOf, remember, attach } = useEditor();
  const attachAs = (factsOf: (file: StoredFile) => LessonFacts) => (file: StoredFile) =>
    attach(file, () => ({ edit: 'lesson', id: lesson.id, facts: factsOf(file) }));
  const keep = (file: StoredFile | null) => {
    if (file) remember(file);
    return file?.id ?? null;
  };
  useVideoLength({ lesson, write });
  if (lesson.kind === 'file') {
    return (
      <FieldAnchor name="file">
        <FileField
          label={t('editor.lessons.file')}
          purpose="document"
          file={fileOf(lesson.file)}
          onChange={(file) => write({ file: keep(file) })}
          onSent={attachAs(({ id }) => ({ file: id }))}
        />
      </FieldAnchor>
    );
  }
  if (lesson.kind !== 'video') return null;
  return (
    <div className="grid gap-5">
      <FieldAnchor name="video">
        <FileField
          label={t('editor.lessons.video')}
          purpose="video"
          file={fileOf(lesson.video)}
          onChange={(file) =>
            write({ video: keep(file), videoSeconds: file?.durationSeconds ?? null })
          }
          onSent={attachAs(({ id, durationSeconds }) => ({
            video: id,
            videoSeconds: durationSeconds,
          }))}
        />
      </FieldAnchor>
      <FieldAnchor name="captions">
        <FileField
          label={t('editor.lessons.captions')}
          purpose="captions"
          file={fileOf(lesson.captions)}
          onChange={(file) => write({ captions: keep(file) })}
          onSent={attachAs(({ id }) => ({ captions: id }))}
        />
      </FieldAnchor>
    </div>
  );
}

/** A video's length is known after its check; the course then includes it. */
function useVideoLength({ lesson, write }: FactsProps) {
  const { fileOf } = useEditor();
  const seconds = fileOf(lesson.video)?.durationSeconds ?? null;
  useEffect(() => {
    if (seconds !== null && seconds !== lesson.videoSeconds) write({ videoSeconds: seconds });
  }, [seconds, lesson.videoSeconds, write]);
}
