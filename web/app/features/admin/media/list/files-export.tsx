import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { downloadText } from '../../../../lib/download-text.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { fileErrorTexts } from '../files/file-texts.ts';
import { exportInput, type FilesView } from './files-view.ts';

/** Without it spreadsheets misread non-Latin scripts. */
const byteOrderMark = '\uFEFF';

/** The filtered list as a file, independent of the screen's order and page. */
export function FilesExport({ view }: { view: FilesView }) {
  const t = useTexts('admin', 'media');
  const taking = useMutation({
    mutationFn: () => queries.media.exportCsv.call(exportInput(view)),
    onSuccess: ({ fileName, csv }) =>
      downloadText({ name: fileName, type: 'text/csv', text: `${byteOrderMark}${csv}` }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('media.files.exportFailed'),
        text: errorText(error, t, fileErrorTexts),
      }),
  });
  return (
    <Button size="small" onClick={() => taking.mutate()} isLoading={taking.isPending}>
      <Download aria-hidden="true" />
      {t('media.files.export')}
    </Button>
  );
}
