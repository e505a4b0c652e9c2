import type { ItemRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilterForm } from '../../../../ui/form/filter-form.tsx';
import { Select } from '../../../../ui/select.tsx';
import { courseFiguresQuery } from '../learning-queries.ts';

type CourseFormProps = { course: string; offered: readonly ItemRow[] };

/** Selects the report's course in the URL. */
export function CourseForm({ course, offered }: CourseFormProps) {
  const t = useTexts('students', 'admin');
  const language = useLanguage();
  // A course missing from the list gets its name from its own figures.
  const figures = useQuery(courseFiguresQuery(queries, course, language));
  const isOffered = offered.some(({ id }) => id === course);
  return (
    <FilterForm
      values={{ course }}
      label={t('students.course.choose')}
      className="flex flex-wrap items-end gap-4"
    >
      <Field label={t('students.course.course')} className="min-w-0 flex-1 basis-60 sm:max-w-md">
        <Select name="course" defaultValue={course}>
          {isOffered ? null : <option value={course}>{figures.data?.course.title ?? ''}</option>}
          {offered.map(({ id, title, slug }) => (
            <option key={id} value={id}>
              {title || slug}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className="min-h-12">
        {t('admin.statistics.show')}
      </Button>
    </FilterForm>
  );
}
