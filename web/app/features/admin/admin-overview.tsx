import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../lib/api.ts';
import { useLocalPath } from '../../lib/local-path.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useFormat } from '../../lib/use-format.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { StatNumber } from '../../ui/stat-number.tsx';
import { claimsQuery, latestEntryQuery, peopleCountQuery } from './overview-queries.ts';

/** What can be done in the administration, each with the figure that shows whether to look. */
export function AdminOverview({ headings = 'h2' }: { headings?: Headings }) {
  const t = useTexts('admin');
  const people = { title: t('admin.people.title'), text: t('admin.overview.people') };
  const claims = { title: t('admin.claims.title'), text: t('admin.overview.claims') };
  const audit = { title: t('admin.audit.title'), text: t('admin.overview.audit') };
  return (
    <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      <Part to="/admin/people" heading={headings} {...people}>
        <PeopleFigure />
      </Part>
      <Part to="/admin/claims" heading={headings} {...claims}>
        <ClaimsFigure />
      </Part>
      <Part to="/admin/audit" heading={headings} {...audit}>
        <AuditFigure />
      </Part>
    </div>
  );
}

/** It stands under the title of the administration, or within a page under that of a panel. */
type Headings = 'h2' | 'h3';

type PartProps = {
  to: string;
  heading: Headings;
  title: string;
  text: string;
  children: ReactNode;
};

function Part({ heading: Heading, ...props }: PartProps) {
  const localPath = useLocalPath();
  return (
    <Card
      kind="ruled"
      className="grid content-start gap-6 transition-colors hover:border-river has-[a:focus-visible]:border-river"
    >
      <div className="grid gap-2">
        <Heading className="type-h3">
          <CardLink to={localPath(props.to)}>{props.title}</CardLink>
        </Heading>
        <p className="type-body">{props.text}</p>
      </div>
      {props.children}
    </Card>
  );
}

function PeopleFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(peopleCountQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  return (
    <dl>
      <StatNumber
        value={format.number(data.total)}
        label={t('admin.overview.peopleCount', { count: data.total })}
      />
    </dl>
  );
}

function ClaimsFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(claimsQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  const count = data.filter(({ source }) => source === null).length;
  return (
    <dl>
      <StatNumber
        value={format.number(count)}
        label={t('admin.overview.claimsMissing', { count })}
      />
    </dl>
  );
}

function AuditFigure() {
  const t = useTexts('admin');
  const format = useFormat();
  const { data, isPending } = useQuery(latestEntryQuery(queries));
  if (isPending) return <FigureSkeleton />;
  if (!data) return <FigureFailed />;
  // Entries are numbered without gaps, so the latest number is how many there are.
  const latest = data.entries[0];
  const count = latest?.number ?? 0;
  return (
    <dl>
      <StatNumber
        value={format.number(count)}
        label={
          <span suppressHydrationWarning>
            {latest
              ? t('admin.overview.entryCount', { count, at: format.date(latest.at, 'moment') })
              : t('admin.overview.noEntries')}
          </span>
        }
      />
    </dl>
  );
}

function FigureSkeleton() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-3.5 w-28" />
    </SkeletonRegion>
  );
}

/** The way in works without the figure. */
function FigureFailed() {
  const t = useTexts('admin');
  return <p className="type-small">{t('admin.overview.figureFailed')}</p>;
}
