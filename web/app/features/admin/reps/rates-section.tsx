import { type ItemType, itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import type { AdminRep } from '@danube/contract/sales-reps/sales-reps-admin.schemas.ts';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../ui/select.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { itemTexts } from '../../reps/dashboard/item-texts.ts';
import { useRepFormat } from '../../reps/dashboard/use-rep-format.ts';
import { Section } from '../kit/section.tsx';
import { isReason, ReasonField, reasonLine } from '../sales/kit/reason-field.tsx';
import { parseRate, RateField } from './rate-field.tsx';
import { useRepAction } from './use-rep-action.ts';

type Rate = AdminRep['rates'][number];

/** All rates ever agreed: rates are added, never changed. */
export function RatesSection({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'commissions');
  return (
    <Section title={t('reps.rates.title')} action={<AddRateDialog rep={rep} />}>
      <Table
        caption={t('reps.rates.title')}
        columns={useColumns()}
        rows={rep.rates}
        rowKey={({ itemType, addedAt }) => `${itemType} ${addedAt.getTime()}`}
      />
    </Section>
  );
}

function useColumns(): readonly Column<Rate>[] {
  const t = useTexts('reps', 'commissions');
  const format = useRepFormat();
  return [
    {
      id: 'item',
      header: t('reps.rates.item'),
      cell: ({ itemType }) =>
        itemType === null ? t('commissions.items.all') : t(itemTexts[itemType]),
    },
    {
      id: 'rate',
      header: t('reps.rates.rate'),
      cell: ({ rate }) => format.rate(rate),
      align: 'end',
    },
    {
      id: 'from',
      header: t('reps.rates.from'),
      cell: ({ validFrom }) => format.date(validFrom, 'medium'),
      className: 'whitespace-nowrap',
    },
    { id: 'reason', header: t('reps.rates.reason'), cell: ({ reason }) => reason },
  ];
}

type Draft = { itemType: ItemType | ''; rate: string; reason: string };

function AddRateDialog({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'commissions', 'admin');
  const language = useLanguage();
  const run = useRepAction();
  const form = useDialogForm<Draft>({
    begin: () => ({ itemType: '', rate: '', reason: '' }),
    faultsOf: ({ rate, reason }) => [
      ...(parseRate(rate, language) === undefined ? (['rate'] as const) : []),
      ...(isReason(reason) ? [] : (['reason'] as const)),
    ],
    act: ({ itemType, rate, reason }) =>
      run(
        queries.salesRepsAdmin.addRate.call({
          id: rep.id,
          itemType: itemType === '' ? null : itemType,
          rate: parseRate(rate, language) ?? 0,
          validFrom: null,
          reason: reasonLine(reason),
        }),
        t('reps.rates.added'),
      ),
  });
  const { draft } = form;
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('reps.rates.add')}</Button>}
      title={t('reps.rates.add')}
      description={t('reps.rates.text')}
      confirmLabel={t('reps.rates.add')}
      failure={form.failure === undefined ? undefined : errorText(form.failure, t)}
    >
      <Field label={t('reps.rates.item')}>
        <Select
          name="itemType"
          value={draft.itemType}
          onChange={({ currentTarget }) =>
            form.write({ itemType: itemTypes.find((type) => type === currentTarget.value) ?? '' })
          }
        >
          <option value="">{t('commissions.items.all')}</option>
          {itemTypes.map((type) => (
            <option key={type} value={type}>
              {t(itemTexts[type])}
            </option>
          ))}
        </Select>
      </Field>
      <RateField
        rate={draft.rate}
        isInvalid={form.isInvalid('rate')}
        onWrite={(rate) => form.write({ rate })}
      />
      <ReasonField
        reason={draft.reason}
        isInvalid={form.isInvalid('reason')}
        onWrite={(reason) => form.write({ reason })}
      />
    </FormDialog>
  );
}
