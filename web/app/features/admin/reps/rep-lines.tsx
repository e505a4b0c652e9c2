import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CursorPagination } from '../../../ui/pagination.tsx';
import { CommissionItem } from '../../reps/dashboard/commission-item.tsx';
import { Section } from '../kit/section.tsx';
import { repLinesQuery } from './reps-queries.ts';
import { repPath } from './reps-view.ts';

type RepLinesProps = { repId: RepId; cursor: string | undefined };

/** The same lines and receipts that the rep sees. */
export function RepLines({ repId, cursor }: RepLinesProps) {
  const t = useTexts('reps', 'commissions');
  const localPath = useLocalPath();
  const lines = useQuery(repLinesQuery(queries, repId, cursor));
  const next = lines.data?.nextCursor;
  return (
    <Section title={t('commissions.lines.title')} className="border-t border-ink pt-5">
      {!lines.data && !lines.isPending ? (
        <ErrorState title={t('commissions.lines.failed')} onRetry={() => void lines.refetch()} />
      ) : null}
      {lines.data?.lines.length === 0 ? (
        <p className="type-body">{t('commissions.lines.none')}</p>
      ) : null}
      <ul>
        {lines.data?.lines.map((line) => (
          <CommissionItem key={line.id} line={line} />
        ))}
      </ul>
      {next || cursor ? (
        <CursorPagination
          previous={cursor ? localPath(repPath(repId)) : undefined}
          next={next ? localPath(`${repPath(repId)}?after=${encodeURIComponent(next)}`) : undefined}
        />
      ) : null}
    </Section>
  );
}
