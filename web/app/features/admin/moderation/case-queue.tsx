import type { ModerationCase } from '@danube/contract/moderation/moderation.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { SelectAll, SelectRow } from '../kit/bulk/select-box.tsx';
import { useSelection } from '../kit/bulk/use-selection.ts';
import { CaseDetailPanel } from './case-detail.tsx';
import { casePanelId } from './case-panel-id.ts';
import { CaseRow } from './case-row.tsx';
import { CasesBulk } from './cases-bulk.tsx';
import { queueQuery } from './moderation-queries.ts';
import { useCaseName } from './use-case-name.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** The list on the left, the selected case on the right. */
export function CaseQueue({ view }: { view: 'open' | 'closed' }) {
  const t = useTexts('queue', 'admin');
  const list = useInfiniteQuery(queueQuery(queries, view));
  if (list.isPending) return <QueueSkeleton />;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('queue.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const cases = list.data.pages.flatMap((page) => page.cases);
  if (cases.length === 0) {
    return view === 'open' ? (
      // Instead of the next case, it gets the focus after the last one's decision.
      <div id={casePanelId} tabIndex={-1}>
        <EmptyState title={t('queue.empty')} text={t('queue.emptyText')} />
      </div>
    ) : (
      <EmptyState title={t('queue.noClosed')} text={t('queue.noClosedText')} />
    );
  }
  return (
    <Cases
      cases={cases}
      isOpen={view === 'open'}
      more={
        list.hasNextPage ? (
          <Button
            size="small"
            onClick={() => void list.fetchNextPage()}
            isLoading={list.isFetchingNextPage}
          >
            {t('queue.more')}
          </Button>
        ) : null
      }
    />
  );
}

type CasesProps = { cases: readonly ModerationCase[]; isOpen: boolean; more: ReactNode };

function Cases({ cases, isOpen, more }: CasesProps) {
  const t = useTexts('queue');
  const region = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const selection = useSelection(cases.map(({ key }) => key));
  const caseName = useCaseName();
  // Falls back to the first one if the selected case has been decided.
  const chosen = cases.find(({ key }) => key === chosenKey) ?? cases[0];
  useQueueKeys(region, {
    move(step) {
      const place = cases.findIndex(({ key }) => key === chosen?.key);
      const next = Math.min(Math.max(place + step, 0), cases.length - 1);
      setChosenKey(cases[next]?.key ?? null);
      list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
    },
  });
  return (
    <div
      ref={region}
      className="grid min-w-0 items-start gap-8 lg:grid-cols-[minmax(16rem,2fr)_minmax(0,5fr)]"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        {isOpen ? <SelectAll selection={selection} hasVisibleLabel /> : null}
        <ul
          ref={list}
          aria-label={t('queue.list')}
          className="grid w-full grid-cols-[minmax(0,1fr)] border-t border-ink"
        >
          {cases.map((each) => (
            <CaseRow
              key={each.key}
              moderationCase={each}
              isChosen={each.key === chosen?.key}
              onChoose={() => {
                setChosenKey(each.key);
                scrollIfBelow(panel.current);
              }}
              selectBox={
                isOpen ? (
                  <SelectRow selection={selection} id={each.key} name={caseName(each)} />
                ) : null
              }
            />
          ))}
        </ul>
        {more}
        {isOpen ? <CasesBulk cases={cases} selection={selection} /> : null}
      </div>
      <div
        ref={panel}
        id={casePanelId}
        tabIndex={-1}
        // Stays next to a long list; the padding keeps focus rings whole. It ends above the fold of an
        // unscrolled page (the heading and the tabs take 16rem), because the decisions are at its end.
        className="min-w-0 scroll-mt-4 lg:sticky lg:top-5 lg:-m-1 lg:max-h-[max(24rem,calc(100dvh-17.5rem))] lg:scroll-pb-48 lg:overflow-y-auto lg:p-1"
      >
        {chosen ? <CaseDetailPanel key={chosen.key} caseKey={chosen.key} /> : null}
      </div>
    </div>
  );
}

/** On a phone the case is below the list, so choosing one would seem to do nothing. */
function scrollIfBelow(panel: HTMLElement | null): void {
  if (panel && panel.getBoundingClientRect().top > innerHeight / 2) panel.scrollIntoView();
}

function QueueSkeleton() {
  return (
    <SkeletonRegion className="grid gap-4">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14 w-full max-w-md" />
      ))}
    </SkeletonRegion>
  );
}
