import type { StaffScope } from '@danube/contract/staff-roles.ts';
import type { ReactNode } from 'react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { useMay } from '../kit/staff-scope.tsx';
import {
  AuditFigure,
  CatalogueFigure,
  ClaimsFigure,
  OrdersFigure,
  PeopleFigure,
} from './overview-figures.tsx';

/** What can be done in the administration, each with the figure that shows whether to look. */
export function AdminOverview({ headings = 'h2' }: { headings?: Headings }) {
  const t = useTexts('admin');
  const catalogue = {
    title: t('admin.overview.catalogueTitle'),
    text: t('admin.overview.catalogue'),
  };
  const orders = { title: t('admin.sales.orders'), text: t('admin.overview.orders') };
  const people = { title: t('admin.people.title'), text: t('admin.overview.people') };
  const claims = { title: t('admin.claims.title'), text: t('admin.overview.claims') };
  const audit = { title: t('admin.audit.title'), text: t('admin.overview.audit') };
  return (
    <div className="grid gap-x-gutter gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      <Part to="/admin/courses" scope="content" heading={headings} {...catalogue}>
        <CatalogueFigure />
      </Part>
      <Part to="/admin/orders" scope="money" heading={headings} {...orders}>
        <OrdersFigure />
      </Part>
      <Part to="/admin/people" scope="people" heading={headings} {...people}>
        <PeopleFigure />
      </Part>
      <Part to="/admin/claims" scope="content" heading={headings} {...claims}>
        <ClaimsFigure />
      </Part>
      <Part to="/admin/audit" scope="owner" heading={headings} {...audit}>
        <AuditFigure />
      </Part>
    </div>
  );
}

/** It stands under the title of the administration, or within a page under that of a panel. */
type Headings = 'h2' | 'h3';

type PartProps = {
  to: string;
  /** Who has no use for it doesn't see it. */
  scope: StaffScope;
  heading: Headings;
  title: string;
  text: string;
  children: ReactNode;
};

function Part({ heading: Heading, ...props }: PartProps) {
  const localPath = useLocalPath();
  if (!useMay(props.scope)) return null;
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
