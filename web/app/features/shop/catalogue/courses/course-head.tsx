import { maxStars } from '@danube/contract/learning/review-limits.ts';
import type { CourseReviews } from '@danube/contract/learning/reviews.schemas.ts';
import { useAcademy } from '../../../../lib/academy.ts';
import { localizedUrl } from '../../../../lib/localized-url.ts';
import { blocksText } from '../../../../lib/markdown/prose-tree.ts';
import { PageHead, useSiteUrl } from '../../../../lib/page-url.tsx';
import { useSettings } from '../../../../lib/settings.tsx';
import { structuredText } from '../../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { coursePath, coursesPath, lessonPath } from '../../../shared/paths/course-paths.ts';
import { profilePath } from '../../../site/instructors/instructors.ts';
import { useCatalogueNames } from '../../item/use-catalogue-names.ts';
import { useStructuredBreadcrumbs } from '../../item/use-structured-breadcrumbs.ts';
import type { CourseView, LessonView } from './course-view.ts';

type CourseHeadProps = { course: CourseView; reviews: Pick<CourseReviews, 'average' | 'count'> };

/** A course's metadata for search engines and link previews. */
export function CourseHead({ course, reviews }: CourseHeadProps) {
  const t = useTexts('courses', 'nav');
  const structured = useStructuredCourse();
  const trail = useStructuredBreadcrumbs();
  const faq = course.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: blocksText(answer) },
  }));
  return (
    <>
      <PageHead
        title={t('courses.page.title', { title: course.title })}
        description={course.summary}
        writtenIn={course.availableIn}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            { ...structured(course), ...structuredRating(reviews) },
            trail([
              { name: t('nav.courses'), path: coursesPath },
              { name: course.title, path: coursePath(course.slug) },
            ]),
            ...(faq.length > 0 ? [{ '@type': 'FAQPage', mainEntity: faq }] : []),
          ],
        })}
      </script>
    </>
  );
}

/** Empty while there are too few reviews for an average. */
function structuredRating({ average, count }: CourseHeadProps['reviews']) {
  if (average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.toFixed(1),
      ratingCount: count,
      bestRating: maxStars,
      worstRating: 1,
    },
  };
}

/** A free lesson's metadata. */
export function LessonHead({ lesson }: { lesson: LessonView }) {
  const t = useTexts('courses', 'nav');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const trail = useStructuredBreadcrumbs();
  const { course } = lesson;
  const path = lessonPath(course.slug, lesson.slug);
  const first = lesson.body.find(({ kind }) => kind === 'paragraph');
  const description = shortened(first ? blocksText([first]) : lesson.title);
  return (
    <>
      <PageHead
        title={t('courses.lesson.title', { title: lesson.title, course: course.title })}
        description={description}
        writtenIn={lesson.availableIn}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'LearningResource',
              name: lesson.title,
              description,
              url: localizedUrl(siteUrl, path, language),
              inLanguage: lesson.language,
              isAccessibleForFree: true,
              learningResourceType: 'lesson',
              timeRequired: `PT${lesson.minutes}M`,
              isPartOf: {
                '@type': 'Course',
                '@id': `${siteUrl}${coursePath(course.slug)}#course`,
                name: course.title,
              },
            },
            trail([
              { name: t('nav.courses'), path: coursesPath },
              { name: course.title, path: coursePath(course.slug) },
              { name: lesson.title, path },
            ]),
          ],
        })}
      </script>
    </>
  );
}

function useStructuredCourse() {
  const academy = useAcademy();
  const { levelName } = useCatalogueNames();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const { people } = useSettings('instructors');
  return (course: CourseView) => {
    const instructor = people.find(({ slug }) => slug === course.by);
    return {
      '@type': 'Course',
      '@id': `${siteUrl}${coursePath(course.slug)}#course`,
      name: course.title,
      description: course.summary,
      url: localizedUrl(siteUrl, coursePath(course.slug), language),
      inLanguage: course.lessonLanguages,
      availableLanguage: course.taughtIn,
      ...(course.level ? { educationalLevel: levelName(course.level) } : {}),
      teaches: course.outcomes,
      datePublished: course.publishedAt.toISOString(),
      dateModified: course.changedAt.toISOString(),
      provider: {
        '@type': 'Organization',
        '@id': `${siteUrl}/#organization`,
        name: academy.name,
        url: siteUrl,
      },
      offers: {
        '@type': 'Offer',
        category: course.price === 0 ? 'Free' : 'Paid',
        price: (course.price / 100).toFixed(2),
        priceCurrency: 'EUR',
      },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${course.minutes}M`,
        ...(instructor
          ? {
              instructor: {
                '@type': 'Person',
                '@id': `${siteUrl}${profilePath(instructor)}#person`,
                name: instructor.name,
              },
            }
          : {}),
      },
    };
  };
}

const descriptionLength = 160;

/** Cut after a whole word, as search engines do. */
function shortened(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength);
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
