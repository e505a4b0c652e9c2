import type { LessonVersion } from '@danube/contract/learning/lesson-version.ts';
import { isLanguageCode, type LanguageCode, languages } from '@danube/contract/locale.ts';
import { ArrowLeft, Eye } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { editorPath } from '../../kit/item-kinds.ts';
import { editorSearch } from '../editor/editor-location.ts';
import { type StudentView, studentViewPath } from './student-view.ts';

type StudentViewBarProps = {
  course: string;
  lesson: { id: string };
  view: StudentView & { language: LanguageCode };
  /** Those that have this lesson. */
  versions: readonly LessonVersion[];
};

/** Says that this is a preview, leads back, and switches between versions and languages. */
export function StudentViewBar({ course, lesson, view, versions }: StudentViewBarProps) {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const back = `${editorPath('course', course)}${editorSearch({ part: 'lessons', unit: lesson.id })}`;
  const show = (change: Partial<StudentView>) =>
    void navigate(
      localPath(studentViewPath({ course, lesson: lesson.id }, { ...view, ...change })),
      { preventScrollReset: true },
    );
  return (
    <>
      <div className="sticky top-0 z-20 -mx-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-river bg-river-wash px-5 py-2 sm:-mx-8 sm:px-8 lg:-mx-10 lg:px-10">
        <p role="status" className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 text-sm">
          <Eye aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-river" />
          {t('editor.studentView.text')}
        </p>
        <Button asChild size="small">
          <Link to={localPath(back)}>
            <ArrowLeft aria-hidden="true" />
            {t('editor.studentView.back')}
          </Link>
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <Field label={t('editor.studentView.version')} className="w-48 max-w-full">
          <Select
            value={view.version}
            onChange={({ currentTarget: { value } }) =>
              show({ version: versions.find((each) => each === value) ?? 'draft' })
            }
          >
            {versions.map((version) => (
              <option key={version} value={version}>
                {t(version === 'draft' ? 'editor.states.draft' : 'editor.states.published')}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('editor.preview.language')} className="w-56 max-w-full">
          <Select
            value={view.language}
            onChange={({ currentTarget: { value } }) => {
              if (isLanguageCode(value)) show({ language: value });
            }}
          >
            {languages.map(({ code, nativeName }) => (
              <option key={code} value={code} lang={code}>
                {nativeName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  );
}
