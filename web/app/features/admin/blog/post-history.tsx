import type { PostRevisionRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { usePost } from './use-post.tsx';

/** Every saved version, latest first. */
export function PostHistory() {
  const t = useTexts('editor', 'admin');
  const { edition } = usePost();
  const { id, revision } = edition;
  const history = useQuery(
    queries.blogAdmin.history.queryOptions({
      input: { id },
      // The revision is part of the key, so that saving refetches the history.
      queryKey: [...queries.blogAdmin.history.key({ input: { id } }), revision],
    }),
  );
  if (history.isPending) return <SkeletonText lines={5} />;
  if (!history.data) {
    return (
      <ErrorState
        title={t('editor.history.failed')}
        text={t('admin.failedText')}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  }
  return (
    <div className="grid gap-5">
      <p className="type-body max-w-prose">{t('editor.history.lede')}</p>
      <ol className="max-w-4xl">
        {history.data.map((row) => (
          <Revision key={row.number} row={row} isCurrent={row.number === revision} />
        ))}
      </ol>
    </div>
  );
}

function Revision({ row, isCurrent }: { row: PostRevisionRow; isCurrent: boolean }) {
  const t = useTexts('editor');
  const format = useFormat();
  const at = format.date(row.madeAt, 'moment');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3 first:border-t">
      <div className="grid min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <span className="font-[560]">
            {t('editor.history.version', { number: format.number(row.version) })}
          </span>
          <span className="text-ink-2">{t(`editor.history.acts.${row.act}`)}</span>
          {isCurrent ? <Badge kind="river">{t('editor.history.current')}</Badge> : null}
          {row.isPublic ? <Badge kind="rise">{t('editor.history.public')}</Badge> : null}
        </p>
        <p className="type-small" suppressHydrationWarning>
          {t('editor.history.by', { at, name: row.madeBy ?? t('editor.history.system') })}
        </p>
      </div>
      {isCurrent ? null : <Restore row={row} />}
    </li>
  );
}

/** Saves pending edits first, so that they stay in the history. */
function Restore({ row }: { row: PostRevisionRow }) {
  const t = useTexts('editor');
  const format = useFormat();
  const { edition, autosave } = usePost();
  const number = format.number(row.version);
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" aria-label={t('editor.history.restoreOf', { number })}>
          {t('editor.history.restore')}
        </Button>
      }
      title={t('editor.history.restoreTitle', { number })}
      text={t('editor.history.restoreText', { at: format.date(row.madeAt, 'moment') })}
      confirmLabel={t('editor.history.restore')}
      onConfirm={async () => {
        const isDone = await autosave.run((revision) =>
          queries.blogAdmin.restore.call({ id: edition.id, number: row.number, revision }),
        );
        if (!isDone) throw new Error('The last changes could not be saved');
        showToast({ kind: 'success', title: t('editor.history.restored', { number }) });
      }}
    />
  );
}
