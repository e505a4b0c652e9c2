import { Award, LifeBuoy, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { LessonLanguages } from '../../../../ui/lesson-languages.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { PriorPrice } from '../../item/price-line.tsx';
import { CourseAction } from './course-action.tsx';
import type { CourseView } from './course-view.ts';

type CourseOfferProps = { course: CourseView; className?: string };

/** The course's price, what it includes, and how to get it. */
export function CourseOffer({ course, className }: CourseOfferProps) {
  const t = useTexts('courses', 'catalogue');
  return (
    <section aria-labelledby="offer" className={classNames('grid content-start gap-4', className)}>
      <h2 id="offer" className="sr-only">
        {t('courses.offer.title')}
      </h2>
      <Card kind="raised" className="grid gap-4">
        {course.price === 0 ? (
          <p className="type-number text-6xl">{t('catalogue.free')}</p>
        ) : (
          <p>
            <MoneyDisplay amount={course.price} kind="price" className="text-7xl" />
          </p>
        )}
        <PriorPrice item={course} />
        <LessonLanguages codes={course.lessonLanguages} className="type-small" />
        <CourseAction course={course} />
        <Included />
      </Card>
      {course.hasCfds ? <RiskNotice kind="line">{t('catalogue.risk')}</RiskNotice> : null}
    </section>
  );
}

const included = [
  { icon: Lifetime, text: 'courses.included.lifetime' },
  { icon: Award, text: 'courses.included.certificate' },
  { icon: MessagesSquare, text: 'courses.included.questions' },
  { icon: LifeBuoy, text: 'courses.included.support' },
] as const satisfies readonly { icon: typeof Award; text: TextKey }[];

function Included() {
  const t = useTexts('courses');
  return (
    <ul className="border-t border-rule pt-2 text-sm">
      {included.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-start gap-3 py-2">
          <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-river" />
          {t(text)}
        </li>
      ))}
    </ul>
  );
}
