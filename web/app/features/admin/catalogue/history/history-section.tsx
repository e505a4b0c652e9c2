import type { RevisionRow } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { historyQuery } from '../catalogue-queries.ts';
import { useEditor } from '../editor/use-editor.tsx';
import { Comparison } from './comparison.tsx';
import { Restore } from './restore.tsx';

/** Every saved version, latest first. */
export function HistorySection() {
  const t = useTexts('editor', 'admin');
  const { edition } = useEditor();
  const history = useQuery(historyQuery(edition.id, edition.revision));
  return (
    <section aria-label={t('editor.parts.history')} className="grid gap-5">
      <p className="type-body max-w-prose">{t('editor.history.lede')}</p>
      {history.isPending ? <HistorySkeleton /> : null}
      {!history.isPending && !history.data ? (
        <ErrorState
          title={t('editor.history.failed')}
          text={t('admin.failedText')}
          onRetry={() => void history.refetch()}
          isRetrying={history.isFetching}
        />
      ) : null}
      <ol className="max-w-4xl">
        {history.data?.map((row) => (
          <Revision key={row.number} row={row} isCurrent={row.number === edition.revision} />
        ))}
      </ol>
    </section>
  );
}

const actionTexts = {
  created: 'editor.history.acts.created',
  edited: 'editor.history.acts.edited',
  restored: 'editor.history.acts.restored',
  imported: 'editor.history.acts.imported',
} as const satisfies Record<RevisionRow['act'], TextKey>;

function Revision({ row, isCurrent }: { row: RevisionRow; isCurrent: boolean }) {
  const t = useTexts('editor');
  const format = useFormat();
  const [isCompared, setIsCompared] = useState(false);
  const at = format.date(row.madeAt, 'moment');
  return (
    <li className="grid gap-2 border-b border-rule py-3 first:border-t">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-64">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
            <span className="font-[560]">
              {t('editor.history.version', { number: format.number(row.version) })}
            </span>
            <span className="text-ink-2">{t(actionTexts[row.act])}</span>
            {isCurrent ? <Badge kind="river">{t('editor.history.current')}</Badge> : null}
            {row.isPublic ? <Badge kind="rise">{t('editor.history.public')}</Badge> : null}
            {row.publishedAt && !row.isPublic ? (
              <Badge kind="neutral">
                {t('editor.history.published', { at: format.date(row.publishedAt, 'moment') })}
              </Badge>
            ) : null}
          </p>
          <p className="type-small" suppressHydrationWarning>
            {t('editor.history.by', { at, name: row.madeBy ?? t('editor.history.system') })}
          </p>
        </div>
        {isCurrent ? null : (
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="quiet"
              aria-expanded={isCompared}
              aria-label={t('editor.history.compareOf', { number: format.number(row.version) })}
              onClick={() => setIsCompared((now) => !now)}
            >
              {t('editor.history.compare')}
            </Button>
            <Restore row={row} />
          </div>
        )}
      </div>
      {isCompared ? <Comparison number={row.number} /> : null}
    </li>
  );
}

function HistorySkeleton() {
  const rows = Array.from({ length: 5 }, (_, index) => index);
  return (
    <SkeletonRegion className="max-w-4xl">
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-b border-rule py-4 first:border-t">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-3.5 w-64" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
