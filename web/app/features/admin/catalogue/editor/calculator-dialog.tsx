import {
  type CalculatorMarket,
  type CalculatorName,
  calculatorMarkets,
  calculatorNames,
  hasMarket,
} from '../../../../lib/markdown/calculator-fields.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../../ui/select.tsx';

type ChosenCalculator = {
  readonly name: CalculatorName;
  readonly market: CalculatorMarket;
};

const nameTexts: Readonly<Record<CalculatorName, TextKey>> = {
  'position-size': 'widgets.tools.position.name',
  'risk-reward': 'widgets.tools.reward.name',
  'pip-value': 'widgets.tools.point.name',
  'compound-growth': 'widgets.tools.growth.name',
  margin: 'widgets.tools.margin.name',
};

const marketTexts: Readonly<Record<CalculatorMarket, TextKey>> = {
  dax: 'widgets.markets.dax',
  dow: 'widgets.markets.dow',
  gold: 'widgets.markets.gold',
  oil: 'widgets.markets.oil',
  wheat: 'widgets.markets.wheat',
  eurusd: 'widgets.markets.eurusd',
  share: 'widgets.markets.share',
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
              {t(nameTexts[each])}
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
                {t(marketTexts[each])}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </FormDialog>
  );
}
