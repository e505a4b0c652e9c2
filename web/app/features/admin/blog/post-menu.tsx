import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast.ts';
import { postPath } from '../../shared/paths/blog-paths.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { invalidatePosts, postsPath } from './posts-view.ts';
import { usePost, usePostTitle } from './use-post.tsx';

/** Rare actions on the whole post. */
export function PostMenu() {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const { edition } = usePost();
  const [requested, setAsked] = useState<'withdraw' | 'remove'>();
  const isScheduled = edition.state === 'scheduled';
  const isPublic = edition.state === 'published' || edition.state === 'changed';
  const slug = edition.draft.slugs[edition.draft.originalLanguage];
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('editor.item.more')}>
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        {isPublic && slug ? (
          <MenuItem asChild>
            <Link to={localPath(postPath(slug))}>
              <ExternalLink aria-hidden="true" />
              {t('editor.item.open')}
            </Link>
          </MenuItem>
        ) : null}
        {isPublic || isScheduled ? (
          <MenuItem isDanger onSelect={() => setAsked('withdraw')}>
            <EyeOff aria-hidden="true" />
            {t(isScheduled ? 'editor.publish.unschedule' : 'editor.publish.withdraw')}
          </MenuItem>
        ) : null}
        {edition.publishedRevision === null ? (
          <MenuItem isDanger onSelect={() => setAsked('remove')}>
            <Trash2 aria-hidden="true" />
            {t('editor.item.remove')}
          </MenuItem>
        ) : null}
      </Menu>
      <ConfirmUnpublish isOpen={requested === 'withdraw'} onClose={() => setAsked(undefined)} />
      <ConfirmRemove isOpen={requested === 'remove'} onClose={() => setAsked(undefined)} />
    </>
  );
}

type ConfirmProps = { isOpen: boolean; onClose: () => void };

function ConfirmUnpublish({ isOpen, onClose }: ConfirmProps) {
  const t = useTexts('editor', 'posts');
  const queryClient = useQueryClient();
  const { edition, autosave } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));
  const isScheduled = edition.state === 'scheduled';
  return (
    <ConfirmDialog
      title={t(isScheduled ? 'editor.publish.unscheduleTitle' : 'editor.publish.withdrawTitle', {
        title,
      })}
      text={t(isScheduled ? 'editor.publish.unscheduleText' : 'posts.withdrawText')}
      cancelLabel={isScheduled ? t('editor.publish.keepSchedule') : undefined}
      confirmLabel={t(isScheduled ? 'editor.publish.unschedule' : 'editor.publish.withdraw')}
      isDanger
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={async () => {
        const isDone = await autosave.run(() =>
          queries.blogAdmin.withdraw.call({
            id: edition.id,
            of: isScheduled ? 'schedule' : 'publication',
          }),
        );
        if (!isDone) throw new Error('The last changes could not be saved');
        invalidatePosts(queryClient);
        const done = isScheduled ? 'editor.publish.unscheduled' : 'editor.publish.withdrawn';
        showToast({ kind: 'success', title: t(done, { title }) });
      }}
    />
  );
}

function ConfirmRemove({ isOpen, onClose }: ConfirmProps) {
  const t = useTexts('editor');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { edition, autosave } = usePost();
  const title = usePostTitle(t('editor.item.untitled'));
  return (
    <ConfirmDialog
      title={t('editor.item.removeTitle', { title })}
      text={t('editor.item.removeText')}
      confirmLabel={t('editor.item.remove')}
      isDanger
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={async () => {
        await autosave.remove(() => queries.blogAdmin.remove.call({ id: edition.id }));
        invalidatePosts(queryClient);
        showToast({ kind: 'success', title: t('editor.item.removed'), text: title });
        await navigate(localPath(postsPath), { replace: true });
      }}
    />
  );
}
