import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../../../lib/api.ts';
import { refetchSales } from '../sales-queries.ts';
import { maxCsvLength, readBankFile } from './read-bank-file.ts';

type Answer = Awaited<ReturnType<typeof queries.ordersAdmin.importTransfers.call>>;
export type TransferRow = Answer['rows'][number];

export type TransferPreview = { readonly isTrial: boolean; readonly rows: readonly TransferRow[] };

/** A bank's file from selection to booking. It is only kept in memory. */
export function useTransfers() {
  const queryClient = useQueryClient();
  const [csv, setCsv] = useState('');
  const [fault, setFault] = useState<{ readonly kind: 'empty' | 'tooLong' }>();
  const [preview, setPreview] = useState<TransferPreview>();
  const sending = useMutation({
    mutationFn: (isTrial: boolean) => queries.ordersAdmin.importTransfers.call({ csv, isTrial }),
    async onSuccess({ rows }, isTrial) {
      if (!isTrial) await refetchSales(queryClient);
      setPreview({ isTrial, rows });
      // Cleared after booking, so that a second click can't send it again.
      if (!isTrial) setCsv('');
    },
  });

  function setText(text: string) {
    setCsv(text);
    setPreview(undefined);
    setFault(undefined);
    sending.reset();
  }

  return {
    csv,
    fault: fault?.kind,
    /** Different each time, so that the form moves the focus to the error again. */
    submitError: fault ?? sending.error,
    preview,
    error: sending.error,
    isSubmitting: sending.isPending,
    setText,
    takeFile: async (file: Blob) => setText(await readBankFile(file)),
    /** Shows each line's effect; nothing is booked. */
    look() {
      const found = csvErrorOf(csv);
      setFault(found && { kind: found });
      if (!found && !sending.isPending) sending.mutate(true);
    },
    book() {
      if (preview?.isTrial && !sending.isPending) sending.mutate(false);
    },
  };
}

function csvErrorOf(csv: string): 'empty' | 'tooLong' | undefined {
  if (csv.trim() === '') return 'empty';
  return csv.length > maxCsvLength ? 'tooLong' : undefined;
}
