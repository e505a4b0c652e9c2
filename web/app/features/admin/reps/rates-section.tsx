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
import { isReason, ReasonField, toReasonLine } from '../sales/kit/reason-field.tsx';
import { parseRate, RateField } from './rate-field.tsx';
import { useRepAction } from './use-rep-action.ts';

type Rate = AdminRep['rates'][number];

/** All rates ever agreed: rates are added, never changed. */
export function RatesSection({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps');
  return (
    <Section title={t('reps.rates.title')} action={<AddRateDialog rep={rep} />}>
      {rep.rates.length === 0 ? <p className="type-body text-sm">{t('reps.rates.none')}</p> : null}
      {rep.rates.length > 0 ? <RateTable rates={rep.rates} /> : null}
    </Section>
  );
}

function RateTable({ rates }: Pick<AdminRep, 'rates'>) {
  const t = useTexts('reps');
  return (
    <Table
      caption={t('reps.rates.title')}
      columns={useColumns()}
      rows={rates}
      rowKey={({ itemType, addedAt }) => `${itemType} ${addedAt.getTime()}`}
    />
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

type Values = { itemType: ItemType | ''; rate: string; reason: string };

function AddRateDialog({ rep }: { rep: AdminRep }) {
  const t = useTexts('reps', 'commissions', 'admin');
  const language = useLanguage();
  const run = useRepAction();
  const form = useDialogForm<Values>({
    defaultValues: () => ({ itemType: '', rate: '', reason: '' }),
    validate: ({ rate, reason }) => [
      ...(parseRate(rate, language) === undefined ? (['rate'] as const) : []),
      ...(isReason(reason) ? [] : (['reason'] as const)),
    ],
    onSubmit: ({ itemType, rate, reason }) =>
      run(
        queries.salesRepsAdmin.addRate.call({
          id: rep.id,
          itemType: itemType === '' ? null : itemType,
          rate: parseRate(rate, language) ?? 0,
          validFrom: null,
          reason: toReasonLine(reason),
        }),
        t('reps.rates.added'),
      ),
  });
  const { values } = form;
  return (
    <FormDialog
      form={form}
      trigger={<Button size="small">{t('reps.rates.add')}</Button>}
      title={t('reps.rates.add')}
      description={t('reps.rates.text')}
      confirmLabel={t('reps.rates.add')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field label={t('reps.rates.item')}>
        <Select
          name="itemType"
          value={values.itemType}
          onChange={({ currentTarget }) =>
            form.setValues({
              itemType: itemTypes.find((type) => type === currentTarget.value) ?? '',
            })
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
        rate={values.rate}
        isInvalid={form.isInvalid('rate')}
        onChange={(rate) => form.setValues({ rate })}
      />
      <ReasonField
        reason={values.reason}
        isInvalid={form.isInvalid('reason')}
        onChange={(reason) => form.setValues({ reason })}
      />
    </FormDialog>
  );
}
