import { useQueryClient } from '@tanstack/react-query';
import { ChartColumn, Copy, Download, EyeOff, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { courseFiguresPath } from '../../kit/course-figures-path.ts';
import { kindPages } from '../../kit/item-kinds.ts';
import { invalidateLists } from '../catalogue-queries.ts';
import { DuplicateDialog } from '../duplicate-dialog.tsx';
import { useEditor } from './use-editor.tsx';
import { useItemTitle } from './use-item-title.ts';

/** Rare actions on the whole item. */
export function ItemMenu() {
  const t = useTexts('editor');
  const localPath = useLocalPath();
  const { edition, draft, autosave } = useEditor();
  const title = useItemTitle();
  const [requested, setAsked] = useState<'duplicate' | 'withdraw' | 'remove'>();
  const isScheduled = edition.state === 'scheduled';
  const isPublic = edition.state === 'published' || edition.state === 'changed';
  const isNew = edition.state === 'draft' && edition.publishedRevision === null;
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('editor.item.more')}>
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        {draft.kind === 'course' && edition.publishedRevision !== null ? (
          <MenuItem asChild>
            <Link to={localPath(courseFiguresPath(edition.id))}>
              <ChartColumn aria-hidden="true" />
              {t('editor.item.figures')}
            </Link>
          </MenuItem>
        ) : null}
        {draft.kind === 'course' ? (
          <MenuItem asChild>
            <a href={`/api/catalogue/courses/${edition.id}.zip`} download>
              <Download aria-hidden="true" />
              {t('editor.list.export')}
            </a>
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => setAsked('duplicate')}>
          <Copy aria-hidden="true" />
          {t('editor.duplicate.label')}
        </MenuItem>
        {isPublic || isScheduled ? (
          <MenuItem isDanger onSelect={() => setAsked('withdraw')}>
            <EyeOff aria-hidden="true" />
            {t(isScheduled ? 'editor.publish.unschedule' : 'editor.publish.withdraw')}
          </MenuItem>
        ) : null}
        {isNew ? (
          <MenuItem isDanger onSelect={() => setAsked('remove')}>
            <Trash2 aria-hidden="true" />
            {t('editor.item.remove')}
          </MenuItem>
        ) : null}
      </Menu>
      {requested === 'duplicate' ? (
        <DuplicateDialog
          item={{ id: edition.id, title }}
          saveFirst={autosave.saveAll}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <ConfirmUnpublish isOpen={requested === 'withdraw'} onClose={() => setAsked(undefined)} />
      <ConfirmRemove isOpen={requested === 'remove'} onClose={() => setAsked(undefined)} />
    </>
  );
}

type ConfirmProps = { isOpen: boolean; onClose: () => void };

function ConfirmUnpublish({ isOpen, onClose }: ConfirmProps) {
  const t = useTexts('editor');
  const queryClient = useQueryClient();
  const { edition, autosave } = useEditor();
  const title = useItemTitle();
  const isScheduled = edition.state === 'scheduled';
  const words = isScheduled
    ? {
        title: t('editor.publish.unscheduleTitle', { title }),
        text: t('editor.publish.unscheduleText'),
        cancelLabel: t('editor.publish.keepSchedule'),
      }
    : {
        title: t('editor.publish.withdrawTitle', { title }),
        text: t('editor.publish.withdrawText'),
      };
  return (
    <ConfirmDialog
      {...words}
      confirmLabel={t(isScheduled ? 'editor.publish.unschedule' : 'editor.publish.withdraw')}
      isDanger
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={async () => {
        const isDone = await autosave.run(() =>
          queries.catalogueAdmin.withdraw.call({
            id: edition.id,
            of: isScheduled ? 'schedule' : 'publication',
          }),
        );
        if (!isDone) throw new Error('The last changes could not be saved');
        invalidateLists(queryClient);
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
  const { edition, draft, autosave } = useEditor();
  const title = useItemTitle();
  return (
    <ConfirmDialog
      title={t('editor.item.removeTitle', { title })}
      text={t('editor.item.removeText')}
      confirmLabel={t('editor.item.remove')}
      isDanger
      isOpen={isOpen}
      onOpenChange={onClose}
      onConfirm={async () => {
        await autosave.remove(() => queries.catalogueAdmin.remove.call({ id: edition.id }));
        invalidateLists(queryClient);
        showToast({ kind: 'success', title: t('editor.item.removed'), text: title });
        await navigate(localPath(kindPages[draft.kind].list), { replace: true });
      }}
    />
  );
}
