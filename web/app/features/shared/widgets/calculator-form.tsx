import type { Ref } from 'react';
import { useSearchParams } from 'react-router';
import { decimalsOf, formatDecimal, maxDecimalLength } from '../../../lib/decimal.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Calculation, FieldErrorCode } from './calculate.ts';
import { fieldErrorTexts, fieldSymbols, helpTexts, labelOf } from './field-texts.ts';
import { type FieldName, fieldNames, fieldsOf, ruleOf, tools } from './tools.ts';
import { type WidgetView, widgetsPath } from './widget-view.ts';

type CalculatorFormProps = {
  ref: Ref<HTMLFormElement>;
  view: WidgetView;
  faults: Calculation['faults'];
  onEnter: (field: FieldName, text: string) => void;
  onSend: () => void;
};

/** A GET form: before hydration the browser submits it and the server renders the result. */
export function CalculatorForm({ ref, view, faults, onEnter, onSend }: CalculatorFormProps) {
  const t = useTexts('widgets');
  return (
    <Form
      ref={ref}
      action={widgetsPath}
      aria-label={t(tools[view.tool].name)}
      className="grid content-start gap-5"
      // Errors appear while typing.
      submitError={null}
      onSubmit={onSend}
    >
      <HiddenFields view={view} />
      {fieldsOf(view.tool, view.market).map((field) => (
        <NumberField
          key={field}
          field={field}
          view={view}
          fault={faults[field]}
          onEnter={(text) => onEnter(field, text)}
        />
      ))}
      <Button type="submit" variant="primary" className="min-h-12 justify-self-start max-sm:w-full">
        {t('widgets.calculate')}
      </Button>
    </Form>
  );
}

/** Hidden fields keep the URL's other parameters. */
function HiddenFields({ view }: { view: WidgetView }) {
  const [parameters] = useSearchParams();
  const shown = fieldsOf(view.tool, view.market);
  const saved: [string, string | null | undefined][] = [
    ['lang', parameters.get('lang')],
    ['tool', view.tool],
    ['market', view.market.id],
    ['range', view.range],
    ...fieldNames
      .filter((name) => !shown.includes(name))
      .map((name): [string, string | undefined] => [name, view.texts[name]]),
  ];
  return saved.map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

type NumberFieldProps = {
  field: FieldName;
  view: WidgetView;
  fault: FieldErrorCode | undefined;
  onEnter: (text: string) => void;
};

function NumberField({ field, view, fault, onEnter }: NumberFieldProps) {
  const t = useTexts('widgets');
  const format = useFormat();
  const { market, tool } = view;
  const rule = ruleOf(field, market, tool);
  const written = formatDecimal(rule.initial, rule.scale, format.language);
  const shown = (value: number) =>
    format.number(value / 10 ** rule.scale, decimalsOf(value, rule.scale));
  const help = helpTexts[field];
  const sign = fieldSymbols[field];
  return (
    <Field
      label={t(labelOf(field, market))}
      help={help ? t(help, { leverage: market.leverage }) : undefined}
      error={
        fault
          ? t(fieldErrorTexts[fault], {
              min: shown(rule.min),
              max: shown(rule.max),
              example: written,
            })
          : undefined
      }
    >
      <TextInput
        name={field}
        value={view.texts[field] ?? written}
        onChange={(event) => onEnter(event.target.value)}
        // The decimal keypad has no minus sign.
        inputMode={rule.min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={maxDecimalLength}
        className="tabular"
        trailing={sign ? <span className="pe-2 text-sm">{sign}</span> : undefined}
      />
    </Field>
  );
}
