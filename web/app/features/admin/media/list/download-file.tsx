import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { queries } from '../../../../lib/api.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import { fileErrorTexts } from '../files/file-texts.ts';
import type { FileRow } from './file-row.ts';

/** The link is requested on demand, because it expires after a minute. */
export function DownloadFile({ file }: { file: FileRow }) {
  const t = useTexts('admin', 'media');
  const taking = useMutation({
    ...queries.media.link.mutationOptions(),
    // The response is an attachment, so the browser stays on the page.
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('media.details.downloadFailed'),
        text: errorText(error, t, fileErrorTexts),
      }),
  });
  // Files that aren't ready, and course archives, can't be downloaded.
  if (file.state !== 'ready' || file.purpose === 'course') return null;
  return (
    <Button
      variant="primary"
      onClick={() => taking.mutate({ fileId: file.id })}
      isLoading={taking.isPending}
    >
      <Download aria-hidden="true" />
      {t('media.details.download')}
    </Button>
  );
}
