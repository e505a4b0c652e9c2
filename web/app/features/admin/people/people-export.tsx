import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { exportInput, type PeopleView } from './people-view.ts';

/** Without it spreadsheets misread non-Latin scripts. */
const byteOrderMark = '\uFEFF';

type PeopleExportProps = {
  view: PeopleView;
  /** Exports only these people of the list. */
  ids?: readonly string[];
};

/** The filtered list as a file, independent of the screen's order and page. */
export function PeopleExport({ view, ids }: PeopleExportProps) {
  const t = useTexts('admin');
  const taking = useMutation({
    mutationFn: () =>
      queries.identity.people.exportCsv.call({
        ...exportInput(view),
        ...(ids ? { ids: ids.map((id) => userIdSchema.parse(id)) } : {}),
      }),
    onSuccess: ({ fileName, csv }) =>
      downloadText({ name: fileName, type: 'text/csv', text: `${byteOrderMark}${csv}` }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('admin.people.exportFailed'),
        text: errorText(error, t),
      }),
  });
  return (
    <Button size="small" onClick={() => taking.mutate()} isLoading={taking.isPending}>
      <Download aria-hidden="true" />
      {ids ? t('admin.bulk.export') : t('admin.people.export')}
    </Button>
  );
}
