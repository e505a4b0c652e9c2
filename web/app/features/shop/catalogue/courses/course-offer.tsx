import { ArrowRight, Award, LifeBuoy, Infinity as Lifetime, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { LessonLanguages } from '../../../../ui/lesson-languages.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { RiskNotice } from '../../../../ui/risk-notice.tsx';
import { learnPath } from '../../../shared/paths/learning-paths.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { AddToCart } from '../../cart/add-to-cart.tsx';
import { PriorPrice } from '../../item/price-line.tsx';
import type { CourseView } from './course-view.ts';
import { useMyCourse } from './use-my-course.ts';

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
        {course.price === 0 ? <FreeCourse course={course} /> : <PaidCourse course={course} />}
        <Included />
      </Card>
      {course.hasCfds ? <RiskNotice kind="line">{t('catalogue.risk')}</RiskNotice> : null}
    </section>
  );
}

/** The page is cached for everyone: it offers an account until the session is known. */
function FreeCourse({ course }: { course: CourseView }) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  const { user } = useSession();
  const { mine } = useMyCourse(course);
  if (user) {
    return (
      <>
        <p className="type-small">{t('courses.offer.member')}</p>
        <StartLearning course={course} isBegun={mine?.isBegun === true} />
      </>
    );
  }
  // Straight to the lesson: someone who has just confirmed an address needn't find the button again.
  const lesson = encodeURIComponent(learnPath(course.slug));
  return (
    <>
      <p className="type-small">{t('courses.offer.forMembers')}</p>
      <Button asChild variant="primary" size="large">
        <Link to={localPath(`/auth?tab=signup&redirect=${lesson}`)}>
          {t('courses.offer.start')}
        </Link>
      </Button>
    </>
  );
}

/** Owners continue learning; temporary access can be extended by buying. */
function PaidCourse({ course }: { course: CourseView }) {
  const t = useTexts('courses');
  const { mine } = useMyCourse(course);
  const { id, slug, title, price } = course;
  return (
    <>
      {mine ? <StartLearning course={course} isBegun={mine.isBegun} /> : null}
      {mine?.isForGood ? null : (
        <>
          <p className="text-sm text-ink-2">{t('courses.offer.once')}</p>
          <AddToCart
            item={{ itemType: 'course', itemId: id, slug, title, price, interval: null }}
            size="large"
          />
        </>
      )}
    </>
  );
}

type StartLearningProps = { course: CourseView; isBegun: boolean };

function StartLearning({ course, isBegun }: StartLearningProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  return (
    <Button asChild variant="primary" size="large">
      <Link to={localPath(learnPath(course.slug))}>
        {t(isBegun ? 'courses.offer.continue' : 'courses.offer.start')}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
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
