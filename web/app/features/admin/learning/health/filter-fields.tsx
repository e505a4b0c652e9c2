import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { offeredCourses } from '../course/requested-course.ts';
import { coursesQuery } from '../learning-queries.ts';
import type { HealthFilter } from './health-view.ts';

/** Narrows the report to a course, or to the courses of an instructor. */
export function FilterFields({ filter }: { filter: HealthFilter }) {
  const t = useTexts('students');
  const { people } = useSettings('instructors');
  const courses = offeredCourses(useQuery(coursesQuery(queries)).data?.items ?? []);
  return (
    <>
      <Field
        label={t('students.course.course')}
        className="min-w-0 flex-1 basis-full sm:max-w-72 sm:basis-52"
      >
        <Select
          // If the server couldn't read the list, it is only loaded after the first render.
          key={courses.length}
          name="course"
          defaultValue={filter.course}
        >
          <option value="">{t('students.health.anyCourse')}</option>
          {courses.map(({ id, title, slug }) => (
            <option key={id} value={id}>
              {title || slug}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('students.health.instructor')}
        className="min-w-0 flex-1 basis-44 sm:max-w-52"
      >
        <Select name="instructor" defaultValue={filter.instructor}>
          <option value="">{t('students.health.anyInstructor')}</option>
          {people.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
