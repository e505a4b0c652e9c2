import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import type { KeptItem } from './kept-item.ts';

/** What the control says of a course. */
export function useCourseTexts() {
  const t = useTexts('learning');
  const language = useTextLanguage();
  return {
    keep: t('learning.offline.keep'),
    note: t('learning.offline.keepNote'),
    keeping: t('learning.offline.keeping'),
    kept: ({ bytes }: KeptItem) =>
      t('learning.offline.kept', { size: formatBytes(bytes, language) }),
    remove: t('learning.offline.remove'),
    failures: {
      full: t('learning.offline.failures.full'),
      failed: t('learning.offline.failures.failed'),
    },
    listed: t('learning.offline.listed'),
  };
}
