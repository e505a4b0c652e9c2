import { CloudDownload, CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useAuth, useSession } from '../../shared/session/use-session.tsx';
import { followMember } from './follow-member.ts';
import type { KeptCourse } from './kept-course.ts';
import type { StoreProgress } from './store-course.ts';
import { canKeepCourses, keptCourses, useKeptCourses } from './use-kept-courses.ts';

type Course = { readonly slug: string; readonly title: string };

const neverChanges = () => () => undefined;

/** Stores a course for offline use, or removes it; empty if the browser doesn't support it. */
export function KeepCourseControl({ course }: { course: Course }) {
  const canKeep = useSyncExternalStore(neverChanges, canKeepCourses, () => false);
  const { user } = useSession();
  const { kept, running, failed } = useKeptCourses();
  if (!canKeep || !user) return null;
  const progress = running[course.slug];
  const copy = kept.find(({ slug, owner }) => slug === course.slug && owner === user.id);
  if (progress) return <Keeping course={course} progress={progress} />;
  if (copy) return <Kept copy={copy} />;
  return <NotKept course={course} owner={user.id} failure={failed[course.slug]} />;
}

const failureTexts = {
  full: 'learning.offline.failures.full',
  failed: 'learning.offline.failures.failed',
} as const;

type NotKeptProps = { course: Course; owner: string; failure: 'full' | 'failed' | undefined };

function NotKept({ course, owner, failure }: NotKeptProps) {
  const t = useTexts('learning');
  const auth = useAuth();
  const localPath = useLocalPath();
  const texts = {
    title: t('learning.offline.page.title'),
    text: t('learning.offline.page.text'),
    kept: t('learning.offline.page.kept'),
    retry: t('learning.offline.page.retry'),
  };
  const keep = () => {
    if (!auth) return;
    followMember(auth);
    void keptCourses.keep({
      owner,
      slug: course.slug,
      texts,
      pathTo: localPath,
      isOwnerSignedIn: () => auth.store.state().session?.user.id === owner,
    });
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        size="small"
        variant="quiet"
        className="-ms-3.5"
        aria-label={t('ui.labelled', { label: t('learning.offline.keep'), text: course.title })}
        onClick={keep}
      >
        <CloudDownload aria-hidden="true" />
        {t('learning.offline.keep')}
      </Button>
      <p className="text-xs text-ink-3">{t('learning.offline.keepNote')}</p>
      {failure ? <FieldError>{t(failureTexts[failure])}</FieldError> : null}
    </div>
  );
}

function Keeping({ course, progress }: { course: Course; progress: StoreProgress }) {
  const t = useTexts('learning', 'ui');
  const { done, count } = progress;
  return (
    <div className="grid w-full max-w-72 gap-2">
      <Progress
        kind="thin"
        value={done}
        max={Math.max(count, 1)}
        label={t('ui.labelled', { label: t('learning.offline.keeping'), text: course.title })}
      />
      <p className="flex items-center justify-between gap-3 text-sm text-ink-2">
        {t('learning.offline.keeping')}
        <Button size="small" variant="link" onClick={() => keptCourses.cancel(course.slug)}>
          {t('ui.cancel')}
        </Button>
      </p>
    </div>
  );
}

/** How much space it takes, and the button that frees it. */
export function Kept({ copy }: { copy: KeptCourse }) {
  const t = useTexts('learning');
  const language = useTextLanguage();
  const remove = t('learning.offline.remove');
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      <span className="tabular inline-flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-river" />
        {t('learning.offline.kept', { size: formatBytes(copy.bytes, language) })}
      </span>
      <Button
        size="small"
        variant="link"
        aria-label={t('ui.labelled', { label: remove, text: copy.title })}
        onClick={() => void keptCourses.remove(copy.slug)}
      >
        {remove}
      </Button>
    </p>
  );
}
