import {
  type CalculatorMarket,
  type CalculatorName,
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from '../../../../lib/markdown/calculator-fields.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../../ui/select.tsx';
import { markets } from '../../../shared/widgets/markets.ts';
import { toolOf, tools } from '../../../shared/widgets/tools.ts';

export type ChosenCalculator = {
  readonly name: CalculatorName;
  readonly market: CalculatorMarket;
};

type CalculatorDialogProps = {
  onInsert: (calculator: ChosenCalculator) => void;
  onClose: () => void;
};

/** Asks for a calculator and its market. Mounted only while open. */
export function CalculatorDialog({ onInsert, onClose }: CalculatorDialogProps) {
  const t = useTexts('editor', 'widgets');
  const form = useDialogForm({
    defaultOpen: true,
    defaultValues: (): ChosenCalculator => ({ name: 'position-size', market: 'dax' }),
    async onSubmit(chosen) {
      onInsert(chosen);
    },
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose();
    },
  });
  const { name, market } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('editor.calculator.title')}
      confirmLabel={t('editor.calculator.insert')}
    >
      <Field label={t('editor.markdown.calculator')}>
        <Select
          name="calculator"
          value={name}
          // The options are the names.
          onChange={({ currentTarget }) =>
            form.setValues({ name: currentTarget.value as CalculatorName })
          }
        >
          {calculatorNames.map((each) => (
            <option key={each} value={each}>
              {t(tools[toolOf[each]].name)}
            </option>
          ))}
        </Select>
      </Field>
      {hasMarket(name) ? (
        <Field label={t('widgets.markets.label')} help={t('editor.calculator.help')}>
          <Select
            name="market"
            value={market}
            // The options are the markets.
            onChange={({ currentTarget }) =>
              form.setValues({ market: currentTarget.value as CalculatorMarket })
            }
          >
            {calculatorMarkets.map((each) => (
              <option key={each} value={each}>
                {t(markets[each].name)}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </FormDialog>
  );
}
