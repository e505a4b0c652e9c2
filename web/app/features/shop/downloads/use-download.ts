import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { downloadProblemText } from './download-problem.ts';

/** Requests a link and follows it; shows an error if there is none. */
export function useDownload() {
  const t = useTexts('downloads');
  const queryClient = useQueryClient();
  return useMutation({
    ...queries.downloads.request.mutationOptions(),
    // The URL is a download, so the browser stays on the page.
    onSuccess: ({ url }) => {
      location.assign(url);
      void queryClient.invalidateQueries({ queryKey: queries.downloads.shelf.key() });
    },
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('downloads.problems.title'),
        text: downloadProblemText(t, failureOf(error)),
      }),
  });
}
