import { Percent } from 'lucide-react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { MoneyField } from '../kit/money-field.tsx';
import type { CouponFields } from './coupon-form.ts';
import { ItemsPicker } from './items-picker.tsx';

type FieldsetProps = {
  fields: CouponFields;
  isNew: boolean;
  isInvalid: (field: keyof CouponFields) => boolean;
  onChange: (part: Partial<CouponFields>) => void;
};

export function CouponFieldset(props: FieldsetProps) {
  const t = useTexts('sales');
  const { fields, isInvalid, onChange } = props;
  return (
    <>
      <Naming {...props} />
      <Value {...props} />
      <Period {...props} />
      <Limits {...props} />
      <ItemsPicker
        items={fields.items}
        onChoose={(items) => onChange({ items })}
        error={isInvalid('items') ? t('sales.coupons.tooManyItems') : undefined}
      />
      <Checkbox
        label={t('sales.coupons.isActive')}
        help={t('sales.coupons.isActiveHelp')}
        checked={fields.isActive}
        onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
      />
    </>
  );
}

function Naming({ fields, isNew, isInvalid, onChange }: FieldsetProps) {
  const t = useTexts('sales');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('sales.coupons.code')}
        help={isNew ? t('sales.coupons.codeHelp') : t('sales.coupons.codeFixed')}
        error={isInvalid('code') ? t('sales.coupons.codeWrong') : undefined}
      >
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          readOnly={!isNew}
          value={fields.code}
          onChange={(event) => onChange({ code: event.currentTarget.value })}
          className="uppercase"
        />
      </Field>
      <Field label={t('sales.coupons.note')} help={t('sales.coupons.noteHelp')} isOptional>
        <TextInput
          name="note"
          autoComplete="off"
          maxLength={200}
          value={fields.note}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

function Value({ fields, isInvalid, onChange }: FieldsetProps) {
  const t = useTexts('sales');
  const error = isInvalid('value');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RadioGroup
        name="kind"
        legend={t('sales.coupons.kind')}
        value={fields.kind}
        onValueChange={(kind) =>
          onChange({ kind: kind === 'fixed' ? 'fixed' : 'percent', value: '' })
        }
        options={[
          { value: 'percent', label: t('sales.coupons.percent') },
          { value: 'fixed', label: t('sales.coupons.fixed') },
        ]}
      />
      {fields.kind === 'fixed' ? (
        <MoneyField
          name="value"
          label={t('sales.amount')}
          help={t('sales.coupons.fixedHelp')}
          error={error ? t('sales.coupons.fixedWrong') : undefined}
          value={fields.value}
          onChange={(value) => onChange({ value })}
        />
      ) : (
        <Field
          label={t('sales.coupons.percentValue')}
          error={error ? t('sales.coupons.percentWrong') : undefined}
        >
          <TextInput
            name="value"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            trailing={<Percent aria-hidden="true" />}
            value={fields.value}
            onChange={(event) => onChange({ value: event.currentTarget.value })}
            className="tabular"
          />
        </Field>
      )}
    </div>
  );
}

function Period({ fields, isInvalid, onChange }: FieldsetProps) {
  const t = useTexts('sales');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('sales.coupons.firstDay')}
        help={t('sales.coupons.dayHelp')}
        error={isInvalid('firstDay') ? t('sales.coupons.dayWrong') : undefined}
        isOptional
      >
        <TextInput
          type="date"
          name="firstDay"
          value={fields.firstDay}
          onChange={(event) => onChange({ firstDay: event.currentTarget.value })}
        />
      </Field>
      <Field
        label={t('sales.coupons.lastDay')}
        help={t('sales.coupons.lastDayHelp')}
        error={isInvalid('lastDay') ? t('sales.coupons.lastDayWrong') : undefined}
        isOptional
      >
        <TextInput
          type="date"
          name="lastDay"
          min={fields.firstDay || undefined}
          value={fields.lastDay}
          onChange={(event) => onChange({ lastDay: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

function Limits({ fields, isInvalid, onChange }: FieldsetProps) {
  const t = useTexts('sales');
  const count = (name: 'limit' | 'limitPerPerson') => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 7,
    value: fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
    className: 'tabular',
  });
  const error = (name: 'limit' | 'limitPerPerson') =>
    isInvalid(name) ? t('sales.coupons.limitWrong') : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('sales.coupons.limit')}
        help={t('sales.coupons.limitHelp')}
        error={error('limit')}
        isOptional
      >
        <TextInput {...count('limit')} />
      </Field>
      <Field
        label={t('sales.coupons.limitPerPerson')}
        help={t('sales.coupons.limitHelp')}
        error={error('limitPerPerson')}
        isOptional
      >
        <TextInput {...count('limitPerPerson')} />
      </Field>
      <MoneyField
        name="minimum"
        label={t('sales.coupons.minimum')}
        help={t('sales.coupons.minimumHelp')}
        error={isInvalid('minimum') ? t('sales.coupons.minimumWrong') : undefined}
        isOptional
        value={fields.minimum}
        onChange={(minimum) => onChange({ minimum })}
      />
      <Field
        label={t('sales.coupons.owner')}
        help={t('sales.coupons.ownerHelp')}
        error={isInvalid('owner') ? t('sales.coupons.ownerWrong') : undefined}
        isOptional
      >
        <TextInput
          type="email"
          name="owner"
          autoComplete="off"
          maxLength={254}
          value={fields.owner}
          onChange={(event) => onChange({ owner: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
