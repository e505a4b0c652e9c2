import type { ListedClaim } from '@danube/contract/claims/claims.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { claimsQuery } from '../../shared/claims/claims-query.ts';
import { SourceText } from '../../shared/claims/source-text.tsx';
import { useRegisteredClaims } from '../../shared/claims/use-claims.ts';
import { RemoveSource } from './remove-source.tsx';
import { ShownFigure } from './shown-figure.tsx';
import { SourceDialog } from './source-dialog.tsx';

/** The claims and their sources; missing ones first. */
export function ClaimsScreen() {
  const t = useTexts('admin');
  const list = useQuery(claimsQuery(queries));
  if (list.isPending) return <ClaimsSkeleton />;
  // Stale data stays visible when a refetch fails.
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('admin.claims.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const missing = list.data.filter(({ source }) => source === null);
  const sourced = list.data.filter(({ source }) => source !== null);
  return (
    <section aria-label={t('admin.claims.title')} className="grid min-w-0 gap-4">
      <Missing count={missing.length} />
      <ul>
        {[...missing, ...sourced].map((entry) => (
          <ClaimItem key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Missing({ count }: { count: number }) {
  const t = useTexts('admin');
  const format = useFormat();
  const localPath = useLocalPath();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-ink pt-2">
      <p role="status" className="text-sm font-[560]">
        {count > 0
          ? t('admin.claims.missing', { count, shown: format.number(count) })
          : t('admin.claims.complete')}
      </p>
      <TextLink kind="standalone" to={localPath('/sources')} className="text-sm">
        {t('admin.claims.public')}
      </TextLink>
    </div>
  );
}

function ClaimItem({ entry }: { entry: ListedClaim }) {
  const t = useTexts('admin', 'claims');
  const claim = useRegisteredClaims();
  const { id, source } = entry;
  const name = t(`claims.figures.${id}.name`);
  const value = claim(id).text;
  const figure = `${name}, ${value}`;
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t border-rule py-4 text-sm md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_12rem]">
      <div className="grid gap-1">
        <h2 className="leading-snug font-[560]">
          {name}
          <span className="tabular ms-2 font-normal text-ink-2">{value}</span>
        </h2>
        <p className="type-small">{t(`claims.figures.${id}.counts`)}</p>
      </div>
      <div className="grid gap-1">
        {source ? <SourceText source={source} /> : <NoSource />}
        <ShownFigure entry={entry} name={name} />
      </div>
      <div className="flex flex-wrap gap-2 md:justify-end">
        <SourceDialog
          entry={entry}
          figure={figure}
          trigger={
            <Button
              size="small"
              aria-label={t(source ? 'admin.claims.editOf' : 'admin.claims.addOf', { figure })}
            >
              {t(source ? 'admin.claims.edit' : 'admin.claims.add')}
            </Button>
          }
        />
        {source ? <RemoveSource id={id} figure={figure} /> : null}
      </div>
    </li>
  );
}

function NoSource() {
  const t = useTexts('admin');
  return (
    <p className="flex items-center gap-2 text-risk">
      <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
      {t('admin.claims.none')}
    </p>
  );
}

function ClaimsSkeleton() {
  const rows = Array.from({ length: 8 }, (_, index) => index);
  return (
    <SkeletonRegion className="grid gap-4 border-t border-ink pt-4">
      <Skeleton className="h-4 w-48" />
      {rows.map((row) => (
        <div key={row} className="grid gap-2 border-t border-rule py-4">
          <Skeleton className="h-4 w-56" />
          <Skeleton className="h-3.5 w-80 max-w-full" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
