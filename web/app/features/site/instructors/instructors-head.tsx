import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { type Instructor, instructorsPath, profilePath } from './instructors.ts';
import { useInstructors } from './use-instructors.ts';

/** Metadata for search engines and link previews. */
export function InstructorsHead() {
  const instructors = useInstructors();
  const t = useTexts('instructors');
  const person = usePerson();
  return (
    <>
      <PageHead
        title={t('instructors.head.title')}
        description={t('instructors.head.description')}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: instructors.map((instructor, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: person(instructor),
          })),
        })}
      </script>
    </>
  );
}

/** One person with a link to the profile. */
export function InstructorHead({ instructor }: { instructor: Instructor }) {
  const t = useTexts('instructors', 'nav');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const person = usePerson();
  const { name } = instructor;
  const crumbs = [
    { name: t('nav.instructors'), path: instructorsPath },
    { name, path: profilePath(instructor) },
  ];
  return (
    <>
      <PageHead
        title={t('instructors.head.profileTitle', { name, title: instructor.title })}
        description={instructor.bio}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            person(instructor),
            {
              '@type': 'BreadcrumbList',
              itemListElement: crumbs.map((crumb, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: crumb.name,
                item: localizedUrl(siteUrl, crumb.path, language),
              })),
            },
          ],
        })}
      </script>
    </>
  );
}

function usePerson() {
  const academy = useAcademy();
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (instructor: Instructor) => ({
    '@type': 'Person',
    '@id': `${siteUrl}${profilePath(instructor)}#person`,
    name: instructor.name,
    jobTitle: instructor.title,
    description: instructor.bio,
    knowsAbout: instructor.specialization,
    ...(instructor.image ? { image: new URL(instructor.image.src, siteUrl).href } : {}),
    url: localizedUrl(siteUrl, profilePath(instructor), language),
    worksFor: { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: academy.name },
  });
}
