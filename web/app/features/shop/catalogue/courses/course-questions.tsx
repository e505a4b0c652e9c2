import { Plus } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import type { CourseView } from './course-view.ts';

type CourseQuestionsProps = { course: CourseView; lang: string | undefined };

/** Frequently asked questions, with answers that unfold. */
export function CourseQuestions({ course, lang }: CourseQuestionsProps) {
  const t = useTexts('courses');
  if (course.faq.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="bg-sunk">
      <div className="page section columns-12 gap-y-8">
        <h2 id="questions" className="type-h2 col-span-full lg:col-span-4">
          {t('courses.faq.title')}
        </h2>
        <div
          lang={lang}
          className="col-span-full border-t border-rule-strong lg:col-span-7 lg:col-start-6"
        >
          {course.faq.map(({ question, answer }) => (
            <details key={question} className="group border-b border-rule-strong">
              <summary className="type-h4 flex min-h-16 items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden="true"
                  className="size-5 shrink-0 text-river transition-transform group-open:rotate-45"
                />
              </summary>
              <Prose blocks={answer} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
