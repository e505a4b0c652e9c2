import { useLanguage } from '../../../../lib/texts.tsx';
import { Card } from '../../../../ui/card.tsx';
import { PriceLine } from '../../item/price-line.tsx';
import { CourseAction } from './course-action.tsx';
import { CourseTitle } from './course-title.tsx';
import type { CourseView } from './course-view.ts';

/** The offer again, where someone has read to the end: on a phone it began many screens above. */
export function CourseClosing({ course }: { course: CourseView }) {
  const page = useLanguage();
  return (
    <section aria-labelledby="closing" className="page pt-section">
      <Card kind="raised" className="columns-12 items-center gap-y-5">
        <div className="col-span-full grid gap-2 sm:col-span-7">
          <h2
            id="closing"
            lang={course.language === page ? undefined : course.language}
            className="type-h2"
          >
            <CourseTitle title={course.title} />
          </h2>
          <PriceLine item={course} className="text-lg" />
        </div>
        <div className="col-span-full grid gap-3 sm:col-span-5">
          <CourseAction course={course} />
        </div>
      </Card>
    </section>
  );
}
