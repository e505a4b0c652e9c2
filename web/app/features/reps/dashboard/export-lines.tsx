import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../lib/api.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';

/** The server's file, byte for byte, because its hash must match. */
export function ExportLines() {
  const t = useTexts('commissions', 'ui');
  const exporting = useMutation({
    mutationFn: () => queries.salesReps.exportCsv.call(),
    onSuccess({ fileName, csv, hash }) {
      downloadText({ name: fileName, type: 'text/csv', text: csv });
      showToast({
        kind: 'success',
        title: t('commissions.export.done'),
        text: t('commissions.export.hash', { hash }),
      });
    },
    onError: (error) => showToast({ kind: 'destructive', title: errorText(error, t) }),
  });
  return (
    <Button
      size="small"
      data-needs-app
      isLoading={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      <Download aria-hidden="true" />
      {t('commissions.export.act')}
    </Button>
  );
}
