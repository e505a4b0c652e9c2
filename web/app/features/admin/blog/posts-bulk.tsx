import type { PostRow } from '@danube/contract/blog/blog-admin.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { BulkBar } from '../kit/bulk/bulk-bar.tsx';
import { BulkOutcome } from '../kit/bulk/bulk-outcome.tsx';
import { type BulkResult, runForEach } from '../kit/bulk/run-for-each.ts';
import type { Selection } from '../kit/bulk/use-selection.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { invalidatePosts } from './posts-view.ts';

/** With several posts selected, there is no list of what each is missing. */
const bulkErrorTexts = { POST_NOT_PUBLISHABLE: 'posts.bulk.notPublishable' } as const;

const publishAction = {
  name: 'publish',
  label: 'editor.publish.open',
  fits: ({ state }: PostRow) => state === 'draft' || state === 'changed' || state === 'withdrawn',
  isDanger: false,
  call: ({ id, revision }: PostRow) => queries.blogAdmin.publish.call({ id, revision, at: null }),
} as const;

const unpublishAction = {
  name: 'unpublish',
  label: 'editor.publish.withdraw',
  fits: ({ state }: PostRow) => state === 'published' || state === 'changed',
  isDanger: true,
  call: ({ id }: PostRow) => queries.blogAdmin.withdraw.call({ id, of: 'publication' }),
} as const;

const removeAction = {
  name: 'remove',
  label: 'posts.bulk.remove.label',
  fits: ({ state }: PostRow) => state === 'draft',
  isDanger: true,
  call: ({ id }: PostRow) => queries.blogAdmin.remove.call({ id }),
} as const;

const bulkActions = [publishAction, unpublishAction, removeAction] as const;

type BulkAction = (typeof bulkActions)[number];

type PostsBulkProps = { posts: readonly PostRow[]; selection: Selection };

/** Actions on several posts at once; each applies to the posts that allow it. */
export function PostsBulk({ posts, selection }: PostsBulkProps) {
  const t = useTexts('editor');
  const queryClient = useQueryClient();
  const [result, setResult] = useState<BulkResult<PostRow> | null>(null);
  const chosen = posts.filter(({ id }) => selection.isSelected(id));

  async function run(action: BulkAction): Promise<void> {
    const next = await runForEach(chosen.filter(action.fits), action.call);
    setResult(next);
    // Those that failed stay selected, for another try.
    selection.keep(next.failed.map(({ row }) => row.id));
    invalidatePosts(queryClient);
  }

  return (
    <>
      {result ? (
        <BulkOutcome
          result={result}
          nameOf={({ title }) => title || t('editor.item.untitled')}
          keyOf={({ id }) => id}
          errorTexts={bulkErrorTexts}
        />
      ) : null}
      <BulkBar selection={selection}>
        {bulkActions
          .filter((action) => chosen.some(action.fits))
          .map((action) => (
            <ConfirmAction key={action.name} action={action} chosen={chosen} run={run} />
          ))}
      </BulkBar>
    </>
  );
}

type ConfirmActionProps = {
  action: BulkAction;
  chosen: readonly PostRow[];
  run: (action: BulkAction) => Promise<void>;
};

function ConfirmAction({ action, chosen, run }: ConfirmActionProps) {
  const t = useTexts('posts', 'editor', 'admin');
  const format = useFormat();
  const fitting = chosen.filter(action.fits).length;
  const label = t(action.label);
  return (
    <ConfirmDialog
      trigger={
        <Button size="small" variant={action.isDanger ? 'danger' : 'primary'}>
          {label}
        </Button>
      }
      title={t(`posts.bulk.${action.name}.title`)}
      text={t(`posts.bulk.${action.name}.text`, {
        fitting: format.number(fitting),
        selected: format.number(chosen.length),
      })}
      confirmLabel={label}
      isDanger={action.isDanger}
      onConfirm={() => run(action)}
    />
  );
}
