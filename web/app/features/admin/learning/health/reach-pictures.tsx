import type {
  CourseHealth,
  LearningHealth,
} from '@danube/contract/learning/learning-health.contract.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Section } from '../../kit/section.tsx';
import { SparkColumns } from '../../today/spark-columns.tsx';

/** For each course, how many of its students reach each lesson. */
export function ReachPictures({ data }: { data: LearningHealth }) {
  const t = useTexts('students');
  const begun = data.courses.filter(({ started }) => started > 0);
  if (begun.length === 0) return null;
  return (
    <Section title={t('students.health.reach')}>
      <p className="type-body text-sm">{t('students.health.reachText')}</p>
      <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {begun.map((course) => (
          <li key={course.id} className="grid content-start gap-2 border-t border-rule pt-3">
            <Reach course={course} lessons={data.lessons} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ReachProps = { course: CourseHealth; lessons: LearningHealth['lessons'] };

function Reach({ course, lessons }: ReachProps) {
  const t = useTexts('students');
  const format = useFormat();
  const values = lessons.filter((lesson) => lesson.course === course.id).map((one) => one.started);
  const title = course.title || course.slug;
  const last = values.at(-1) ?? 0;
  return (
    <>
      <h3 className="text-sm font-[560]">{title}</h3>
      {values.length > 0 ? (
        <SparkColumns values={values} label={t('students.health.reachPicture', { title })} />
      ) : null}
      <p className="type-small">
        {t('students.course.reachLast', {
          count: last,
          shown: format.number(last),
          students: format.number(course.started),
        })}
      </p>
    </>
  );
}
