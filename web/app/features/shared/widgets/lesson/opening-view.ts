import type { LanguageCode } from '@danube/contract/locale.ts';
import { formatDecimal, parseDecimal } from '../../../../lib/decimal.ts';
import type { ParsedCalculator } from '../../../../lib/markdown/parse-calculator.ts';
import { markets } from '../markets.ts';
import { type FieldName, fieldNames, ruleOf, toolOf } from '../tools.ts';
import { readWidgetView, type WidgetView } from '../widget-view.ts';

/** What a calculator within a text opens with; its values are written as in the language. */
export function openingView(calculator: ParsedCalculator, language: LanguageCode): WidgetView {
  const { name, values } = calculator;
  const tool = toolOf[name];
  // A pip is a step of an exchange rate.
  const market = calculator.market ?? (tool === 'point' ? 'eurusd' : 'dax');
  const written = (field: FieldName, value: string) => {
    const { scale } = ruleOf(field, markets[market], tool);
    const parsed = parseDecimal(value, scale, 'en');
    return parsed === null ? value : formatDecimal(parsed, scale, language);
  };
  const texts = fieldNames.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [[field, written(field, value)]];
  });
  return readWidgetView(new URLSearchParams([['tool', tool], ['market', market], ...texts]));
}
