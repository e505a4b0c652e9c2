import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import type { OfflineItem } from './offline-item.ts';

/** What the control says of a course. */
export function useCourseTexts() {
  const t = useTexts('learning');
  const language = useTextLanguage();
  return {
    save: t('learning.offline.save'),
    note: t('learning.offline.saveNote'),
    saving: t('learning.offline.saving'),
    saved: ({ bytes }: OfflineItem) =>
      t('learning.offline.saved', { size: formatBytes(bytes, language) }),
    remove: t('learning.offline.remove'),
    failures: {
      full: t('learning.offline.failures.full'),
      failed: t('learning.offline.failures.failed'),
    },
    listed: t('learning.offline.listed'),
  };
}
