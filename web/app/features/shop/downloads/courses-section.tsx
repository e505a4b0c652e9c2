import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { itemPath } from '../../shared/paths/item-path.ts';
import { ItemCover } from '../item/item-cover.tsx';
import { useCatalogueNames } from '../item/use-catalogue-names.ts';
import { useDuration } from '../item/use-duration.ts';
import { EntryText } from './entry-text.tsx';
import { OfferSection } from './offer-section.tsx';

/** Free courses: they are read here instead of downloaded. */
export function CoursesSection({ courses }: { courses: readonly ItemCard[] }) {
  const t = useTexts('downloads');
  const localPath = useLocalPath();
  return (
    <OfferSection
      id="courses"
      title={t('downloads.courses.title')}
      lede={t('downloads.courses.lede')}
      action={
        <TextLink kind="standalone" to={localPath('/courses')} icon={<ArrowRight />}>
          {t('downloads.courses.all')}
        </TextLink>
      }
      isEmpty={courses.length === 0}
    >
      <ul className="grid gap-x-[calc(var(--gutter)*2)] gap-y-10 lg:grid-cols-2">
        {courses.map((course) => (
          <li key={course.id}>
            <CourseEntry course={course} />
          </li>
        ))}
      </ul>
    </OfferSection>
  );
}

function CourseEntry({ course }: { course: ItemCard }) {
  const t = useTexts('downloads', 'catalogue');
  const { levelName } = useCatalogueNames();
  const localPath = useLocalPath();
  const duration = useDuration();
  const address = localPath(itemPath(course));
  const facts = [
    ...(course.level ? [levelName(course.level)] : []),
    t('catalogue.lessons', { count: course.lessonCount }),
    duration(course.minutes),
  ];
  return (
    <article className="grid grid-cols-[minmax(6rem,1fr)_2fr] items-start gap-x-4 sm:grid-cols-[11rem_1fr] sm:gap-x-gutter">
      <ItemCover item={course} sizes="(min-width: 40rem) 11rem, 33vw" />
      <EntryText
        item={course}
        to={address}
        by={facts.join(' · ')}
        more={t('downloads.courses.start')}
      />
    </article>
  );
}
