import type { PersonRow } from '@danube/contract/identity/people.schemas.ts';
import { useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { BulkBar } from '../kit/bulk/bulk-bar.tsx';
import { BulkOutcome } from '../kit/bulk/bulk-outcome.tsx';
import { type BulkResult, runForEach } from '../kit/bulk/run-for-each.ts';
import type { Selection } from '../kit/bulk/use-selection.ts';
import { useHasScope } from '../kit/staff-scope.tsx';
import { type Grant, GrantDialog } from './grant-access.tsx';
import { PeopleExport } from './people-export.tsx';
import type { PeopleView } from './people-view.ts';
import { personName } from './person-name.ts';
import { useRefetch } from './use-refetch.ts';

type PeopleBulkProps = { people: readonly PersonRow[]; view: PeopleView; selection: Selection };

/** Actions on several people at once. */
export function PeopleBulk({ people, view, selection }: PeopleBulkProps) {
  const t = useTexts('admin');
  const refetch = useRefetch();
  const mayExport = useHasScope('owner');
  const [result, setResult] = useState<BulkResult<PersonRow> | null>(null);
  const chosen = people.filter(({ id }) => selection.isSelected(id));

  async function grantAll({ item, ...grant }: Grant): Promise<void> {
    const next = await runForEach(chosen, ({ id: userId }) =>
      queries.entitlements.grant.call({ userId, item: item.id, ...grant }),
    );
    setResult(next);
    // Those that failed stay selected, for another try.
    selection.keep(next.failed.map(({ row }) => row.id));
    refetch();
  }

  return (
    <>
      {result ? <BulkOutcome result={result} nameOf={personName} keyOf={({ id }) => id} /> : null}
      <BulkBar selection={selection}>
        <GrantDialog
          title={t('admin.bulk.grantTitle')}
          description={t('admin.bulk.grantText')}
          grant={grantAll}
        />
        {mayExport ? <PeopleExport view={view} ids={selection.selected} /> : null}
      </BulkBar>
    </>
  );
}
