import { FileUp } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { errorText } from '../../../../lib/error-texts.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { Section } from '../../kit/section.tsx';
import { Notice } from '../kit/notice.tsx';
import { useSalesFormat } from '../use-sales-format.ts';
import { TransferRows } from './transfer-rows.tsx';
import { type TransferPreview, useTransfers } from './use-transfers.ts';

/** Books bank transfers: first a preview of each line's effect, then the import. */
export function TransfersScreen() {
  const t = useTexts('sales', 'admin');
  const form = useTransfers();
  useLeaveWarning(form.preview?.isTrial ?? false);
  return (
    <div className="grid min-w-0 gap-10">
      <Form submitError={form.submitError} onSubmit={form.look} className="grid max-w-3xl gap-4">
        <BankList form={form} />
        {form.error ? <FormError>{errorText(form.error, t)}</FormError> : null}
        <div>
          <Button
            type="submit"
            variant={form.preview ? 'secondary' : 'primary'}
            isLoading={form.isSubmitting && !form.preview}
          >
            {t('sales.transfers.look')}
          </Button>
        </div>
      </Form>
      {form.preview ? <Outcome form={form} preview={form.preview} /> : null}
    </div>
  );
}

type FormProps = { form: ReturnType<typeof useTransfers> };

const errorTexts = {
  empty: 'sales.transfers.missing',
  tooLong: 'sales.transfers.tooLong',
} as const;

function BankList({ form }: FormProps) {
  const t = useTexts('sales');
  const input = useRef<HTMLInputElement>(null);

  function drop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void form.takeFile(file);
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void form.takeFile(file);
            // Lets the same file be chosen again after it was changed.
            event.currentTarget.value = '';
          }}
        />
        <Button size="small" onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" />
          {t('sales.transfers.choose')}
        </Button>
        <span className="type-small">{t('sales.transfers.memory')}</span>
      </div>
      <Field
        label={t('sales.transfers.list')}
        help={t('sales.transfers.listHelp')}
        error={form.fault ? t(errorTexts[form.fault]) : undefined}
      >
        <TextArea
          name="csv"
          rows={7}
          spellCheck={false}
          autoComplete="off"
          value={form.csv}
          onChange={(event) => form.setText(event.currentTarget.value)}
          onDrop={drop}
          className="field-sizing-fixed! max-h-72! font-mono text-xs!"
        />
      </Field>
    </>
  );
}

function Outcome({ form, preview }: FormProps & { preview: TransferPreview }) {
  const t = useTexts('sales');
  const format = useSalesFormat();
  const count = preview.rows.filter(({ outcome }) => outcome === 'paid').length;
  const values = { count, shown: format.number(count) };
  const hasReturns = preview.rows.some(({ outcome }) => outcome === 'toReturn');
  return (
    <Section
      title={preview.isTrial ? t('sales.transfers.trial') : t('sales.transfers.result')}
      className="border-t border-ink pt-6"
    >
      <div role="status">
        {preview.isTrial ? (
          <p className="type-body">
            {count > 0 || hasReturns
              ? t('sales.transfers.willBook', values)
              : t('sales.transfers.nothing')}
          </p>
        ) : null}
        {!preview.isTrial && (count > 0 || !hasReturns) ? (
          <Notice kind="done" title={t('sales.transfers.booked', values)}>
            {t('sales.transfers.bookedText')}
          </Notice>
        ) : null}
        {hasReturns ? <p className="type-body mt-3">{t('sales.transfers.toReturn')}</p> : null}
      </div>
      {preview.isTrial && (count > 0 || hasReturns) ? (
        <div>
          <Button variant="primary" onClick={form.book} isLoading={form.isSubmitting}>
            {count > 0 ? t('sales.transfers.book', values) : t('sales.transfers.record')}
          </Button>
        </div>
      ) : null}
      <TransferRows preview={preview} />
    </Section>
  );
}
