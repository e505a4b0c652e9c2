import { formatBytes } from '../../../lib/format-bytes.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { Saved } from './offline-control.tsx';
import { useCourseTexts } from './use-course-texts.ts';
import { useOfflineItems } from './use-offline-items.ts';

/** The courses on this device and the space they take; nothing if there are none. */
export function OfflineCourseList() {
  const t = useTexts('learning');
  const texts = useCourseTexts();
  const language = useTextLanguage();
  const { user } = useSession();
  const { saved } = useOfflineItems();
  const mine = saved.filter(({ kind, owner }) => kind === 'course' && owner === user?.id);
  if (mine.length === 0) return null;
  const bytes = mine.reduce((sum, copy) => sum + copy.bytes, 0);
  return (
    <section aria-labelledby="offline-courses" className="mt-14 grid gap-5">
      <header className="grid gap-1.5">
        <h2 id="offline-courses" className="type-h3">
          {t('learning.offline.list.title')}
        </h2>
        <p className="type-small max-w-prose">
          {t('learning.offline.list.text', { size: formatBytes(bytes, language) })}
        </p>
      </header>
      <ul className="divide-y divide-rule border-y border-rule">
        {mine.map((copy) => (
          <li
            key={copy.slug}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <span lang={copy.language === language ? undefined : copy.language}>{copy.title}</span>
            <Saved copy={copy} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
