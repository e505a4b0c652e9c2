import type { LanguageCode } from '@danube/contract/locale.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SampleBadge, StateBadge } from '../catalogue/item-badges.tsx';
import { DetailBar } from '../kit/detail-bar.tsx';
import { LeaveGuard } from '../kit/drafts/leave-guard.tsx';
import { SaveProblem, SaveState, saveStateOf } from '../kit/drafts/save-state.tsx';
import { DetailsSection } from './details-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { PostHistory } from './post-history.tsx';
import { PostMenu } from './post-menu.tsx';
import { postEditorPath } from './posts-view.ts';
import { PublishPost } from './publish-post.tsx';
import { usePost } from './use-post.tsx';
import { WriteSection } from './write-section.tsx';

/** One post's editor; must be inside a PostProvider. */
export function PostScreen() {
  const t = useTexts('posts');
  const { view, edition, autosave, draft } = usePost();
  const [part, setPart] = useState('write');
  const [language, setLanguage] = useState<LanguageCode>(draft.originalLanguage);
  const writing = { language, setLanguage };
  const ownPath = postEditorPath(edition.draft.slugs[edition.draft.originalLanguage] ?? '');
  return (
    <>
      <LeaveGuard queue={view.queue} saveAll={autosave.saveAll} ownPath={ownPath} />
      <SyncSlugToUrl />
      <div className="grid min-w-0 gap-6">
        <Bar onFix={setPart} />
        <SaveProblem
          state={saveStateOf(view.queue)}
          failure={view.failure}
          updatedBy={edition.updatedBy}
          autosave={autosave}
        />
        <Tabs
          label={t('posts.post')}
          value={part}
          onValueChange={setPart}
          tabs={[
            { id: 'write', label: t('posts.parts.write'), panel: <WriteSection {...writing} /> },
            { id: 'details', label: t('posts.parts.details'), panel: <DetailsSection /> },
            { id: 'letter', label: t('posts.parts.letter'), panel: <LetterSection /> },
            { id: 'history', label: t('posts.parts.history'), panel: <PostHistory /> },
          ]}
        />
      </div>
    </>
  );
}

/** State, saving and publishing. */
function Bar({ onFix }: { onFix: (part: string) => void }) {
  const t = useTexts('editor');
  const format = useFormat();
  const { edition, view } = usePost();
  const { scheduledFor, publishedAt, state } = edition;
  return (
    <DetailBar
      isSticky
      state={
        <>
          <StateBadge state={state} />
          {edition.isSample ? <SampleBadge /> : null}
          <p className="type-small max-sm:hidden" suppressHydrationWarning>
            {scheduledFor
              ? t('editor.publish.scheduledFor', { at: format.date(scheduledFor, 'moment') })
              : publishedAt &&
                state !== 'withdrawn' &&
                t('editor.publish.publishedAt', { at: format.date(publishedAt, 'moment') })}
          </p>
        </>
      }
    >
      <SaveState state={saveStateOf(view.queue)} />
      <PublishPost onFix={onFix} />
      <PostMenu />
    </DetailBar>
  );
}

/** Follows a saved slug in the URL, so that a reload finds the post. */
function SyncSlugToUrl() {
  const { edition } = usePost();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const slug = edition.draft.slugs[edition.draft.originalLanguage];
  useEffect(() => {
    if (!slug || location.pathname.endsWith(`/${slug}`)) return;
    void navigate(localPath(postEditorPath(slug)), { replace: true, preventScrollReset: true });
  }, [slug, navigate, localPath]);
  return null;
}
