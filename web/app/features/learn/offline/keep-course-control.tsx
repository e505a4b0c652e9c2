import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { forgetCourse } from '../../shared/offline/kept-courses.ts';
import { useKeptCourses } from '../../shared/offline/use-kept-courses.ts';
import { canKeepCourses } from './keep-course.ts';
import { useKeeping } from './use-keeping.ts';

type KeepCourseControlProps = { slug: string; title: string };

/** Puts a course on this device and takes it off again; not there where the browser can't. */
export function KeepCourseControl(props: KeepCourseControlProps) {
  const isPossible = useSyncExternalStore(watchNothing, canKeepCourses, () => false);
  return isPossible ? <Control {...props} /> : null;
}

function Control({ slug, title }: KeepCourseControlProps) {
  const t = useTexts('offline');
  const format = useFormat();
  const language = useLanguage();
  const kept = useKeptCourses().find((course) => course.slug === slug);
  const { share, keep } = useKeeping(slug);
  if (share !== null) {
    return (
      <p role="status" className="tabular type-small">
        {t('offline.keeping', { percent: format.percent(share, 0) })}
      </p>
    );
  }
  if (!kept) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={t('offline.keepOf', { title })}
        onClick={() => void keep()}
      >
        <Download aria-hidden="true" />
        {t('offline.keep')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center">
      <p className="type-small me-2">
        {t('offline.size', { size: formatBytes(kept.bytes, language) })}
      </p>
      <IconButton label={t('offline.updateOf', { title })} onClick={() => void keep()}>
        <RefreshCw aria-hidden="true" />
      </IconButton>
      <IconButton label={t('offline.removeOf', { title })} onClick={() => void forgetCourse(slug)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** What a browser can do doesn't change while it's open. */
function watchNothing(): () => void {
  return () => undefined;
}
