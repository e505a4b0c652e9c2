import { Download } from 'lucide-react';
import { downloadText } from '../../../../lib/download-text.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { Period } from './period.ts';

type CsvButtonProps = {
  /** Prefix of the file name. */
  name: string;
  period?: Period;
  make: () => string;
};

/** Without it spreadsheets misread non-Latin scripts. */
const byteOrderMark = '\uFEFF';

/** Downloads a table's figures as a file. */
export function CsvButton({ name, period, make }: CsvButtonProps) {
  const t = useTexts('admin');
  const fileName = period ? `${name}-${period.from}-${period.to}.csv` : `${name}.csv`;
  return (
    <Button
      size="small"
      onClick={() =>
        downloadText({ name: fileName, type: 'text/csv', text: `${byteOrderMark}${make()}` })
      }
    >
      <Download aria-hidden="true" />
      {t('admin.statistics.exportCsv')}
    </Button>
  );
}
