import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadText } from '../../../../lib/download-text.ts';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';

type FileButtonProps = {
  label: string;
  type: 'text/csv' | 'application/json';
  size?: 'small' | 'medium';
  take: () => Promise<{ name: string; text: string }>;
};

/** Without it spreadsheets misread non-Latin scripts. */
const byteOrderMark = '\uFEFF';

/** Requests a file and downloads it. */
export function FileButton({ label, type, take, size = 'small' }: FileButtonProps) {
  const t = useTexts('sales', 'admin');
  const taking = useMutation({
    mutationFn: take,
    onSuccess: ({ name, text }) =>
      downloadText({ name, type, text: type === 'text/csv' ? `${byteOrderMark}${text}` : text }),
    onError: (error) =>
      showToast({
        kind: 'destructive',
        title: t('sales.exportFailed'),
        text: errorText(error, t),
      }),
  });
  return (
    <Button size={size} onClick={() => taking.mutate()} isLoading={taking.isPending}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
