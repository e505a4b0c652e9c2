import type { RepDocument } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const documentTexts = {
  selfBill: 'commissions.documents.selfBill',
  correction: 'commissions.documents.correction',
  statement: 'commissions.documents.statement',
} as const satisfies Record<RepDocument['kind'], TextKey>;

/** A payment's documents as PDFs; empty before they exist. */
export function PayoutDocuments({ documents }: { documents: readonly RepDocument[] }) {
  const t = useTexts('commissions');
  if (documents.length === 0) return null;
  return (
    <ul className="col-span-full flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {documents.map(({ id, kind, number }) => (
        <li key={id}>
          <TextLink to={`/api/sales-rep-documents/${id}.pdf`} reloadDocument>
            {t(documentTexts[kind], { number })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
