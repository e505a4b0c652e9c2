import type { ItemCard as Item } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useSettings } from '../../../../lib/settings.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { LessonLanguages } from '../../../../ui/lesson-languages.tsx';
import { coursePath } from '../../../shared/paths/course-paths.ts';
import { ItemCard } from '../../item/item-card.tsx';
import { useCatalogueNames } from '../../item/use-catalogue-names.ts';
import { useDuration } from '../../item/use-duration.ts';

type CourseCardProps = {
  course: Item;
  kind?: 'row' | 'tile' | 'lead';
  headingLevel?: 2 | 3;
  isFirst?: boolean;
  className?: string;
};

/**
 * A course in a list: its instructor, level, length, price, and the lessons' language if it
 * differs.
 */
export function CourseCard({ course, ...rest }: CourseCardProps) {
  const t = useTexts('catalogue');
  const { levelName } = useCatalogueNames();
  const localPath = useLocalPath();
  const duration = useDuration();
  const { people } = useSettings('instructors');
  const facts = [
    ...(course.level ? [levelName(course.level)] : []),
    t('catalogue.lessons', { count: course.lessonCount }),
    duration(course.minutes),
  ];
  return (
    <ItemCard
      {...rest}
      item={course}
      to={localPath(coursePath(course.slug))}
      by={people.find(({ slug }) => slug === course.by)?.name}
      facts={facts}
      note={<LessonLanguages codes={course.lessonLanguages} className="text-xs text-ink-3" />}
    />
  );
}
