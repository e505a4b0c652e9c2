import { useState } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import { keepCourse } from './keep-course.ts';

/** How much of a course is on the device already while it's being kept; null at rest. */
export function useKeeping(slug: string) {
  const t = useTexts('offline');
  const language = useLanguage();
  const [share, setShare] = useState<number | null>(null);

  async function keep(): Promise<void> {
    setShare(0);
    try {
      const course = await browserApi.learning.course({ course: slug, language });
      const open = course.modules.flatMap(({ lessons }) => lessons).filter((one) => one.isOpen);
      const lessons = open.map((lesson) => readerPath(slug, lesson.slug));
      await keepCourse({ slug, title: course.title, language, lessons }, setShare);
      showToast({ kind: 'success', title: t('offline.done'), text: t('offline.doneText') });
    } catch (error) {
      logFailure('keeping a course', error);
      showToast({
        kind: 'destructive',
        title: t('offline.failed'),
        text: t('offline.failedText'),
      });
    } finally {
      setShare(null);
    }
  }

  return { share, keep };
}
