import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { learnPath } from '../../../shared/paths/learning-paths.ts';
import { useSession } from '../../../shared/session/use-session.tsx';
import { AddToCart } from '../../cart/add-to-cart.tsx';
import type { CourseView } from './course-view.ts';
import { useMyCourse } from './use-my-course.ts';

/** How to get the course, or to continue it, with the sentence about its price. */
export function CourseAction({ course }: { course: CourseView }) {
  return course.price === 0 ? <FreeCourse course={course} /> : <PaidCourse course={course} />;
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
        <StartLearning course={course} isStarted={mine?.isStarted === true} />
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
      {mine ? <StartLearning course={course} isStarted={mine.isStarted} /> : null}
      {mine?.isPermanent ? null : (
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

type StartLearningProps = { course: CourseView; isStarted: boolean };

function StartLearning({ course, isStarted }: StartLearningProps) {
  const t = useTexts('courses');
  const localPath = useLocalPath();
  return (
    <Button asChild variant="primary" size="large">
      <Link to={localPath(learnPath(course.slug))}>
        {t(isStarted ? 'courses.offer.continue' : 'courses.offer.start')}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
