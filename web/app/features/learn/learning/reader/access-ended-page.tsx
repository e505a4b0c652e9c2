import type { StudentCourse } from '@danube/contract/learning/learning.schemas.ts';
import { Award } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { PageHead } from '../../../../lib/page-url.tsx';
import { useFallbackLang, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { StateLine } from '../../../../ui/line/state-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { certificatePath } from '../../../shared/paths/certificate-paths.ts';
import { coursePath } from '../../../shared/paths/course-paths.ts';
import { myCoursesPath } from '../../../shared/paths/learning-paths.ts';

/** The access to the course has ended: says so, and how to renew it. */
export function AccessEndedPage({ course }: { course: StudentCourse }) {
  const t = useTexts('learning', 'page');
  const lang = useFallbackLang('learning');
  const localPath = useLocalPath();
  return (
    <div lang={lang} className="page grid justify-items-start gap-5 py-section">
      <PageHead
        title={`${course.title} · ${t('page.siteName')}`}
        description={t('learning.ended.text')}
        isIndexed={false}
      />
      <StateLine drawing="flat" />
      <h1 className="type-h2">{t('learning.ended.title', { course: course.title })}</h1>
      <p className="type-body max-w-prose">{t('learning.ended.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {course.isPublic ? (
          <Button asChild variant="primary">
            <Link to={localPath(coursePath(course.slug))}>{t('learning.mine.renew')}</Link>
          </Button>
        ) : null}
        {course.certificate ? (
          <TextLink
            kind="standalone"
            to={localPath(certificatePath(course.certificate))}
            icon={<Award />}
          >
            {t('learning.mine.certificate')}
          </TextLink>
        ) : null}
        <TextLink kind="standalone" to={localPath(myCoursesPath)}>
          {t('learning.bar.back')}
        </TextLink>
      </div>
    </div>
  );
}
