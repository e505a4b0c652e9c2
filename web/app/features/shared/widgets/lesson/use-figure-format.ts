import type { TextKey } from '../../../../lib/text-keys.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';

export type FigureFormat = {
  /** With its unit. */
  full(value: number, digits: number): string;
  /** Only the number, where the unit is written next to it. */
  plain(value: number, digits: number): string;
  /** For an axis: percentages have their sign, other units would only repeat. */
  axis(value: number, digits: number): string;
};

const euros: Readonly<Record<string, TextKey>> = {
  '€': 'chart.units.euros',
  '€m': 'chart.units.millions',
  '€bn': 'chart.units.billions',
};

/** Formats figures of a text in the page's language; a unit that isn't known is written as it is. */
export function useFigureFormat(unit: string): FigureFormat {
  const t = useTexts('chart');
  const format = useFormat('chart');
  const plain = (value: number, digits: number) => withMinusSign(format.number(value, digits));
  const percent = (value: number, digits: number) =>
    withMinusSign(format.percent(value / 100, digits));
  if (unit === '%') return { full: percent, plain: percent, axis: percent };
  const full = (value: number, digits: number) => {
    const key = euros[unit];
    if (!key) return unit === '' ? plain(value, digits) : `${plain(value, digits)}\u00a0${unit}`;
    const words = t(key, { value: format.number(Math.abs(value), digits) });
    // Before the currency in every language.
    return value < 0 ? `−${words}` : words;
  };
  return { full, plain, axis: plain };
}

/** Most languages' data have a hyphen, which is too short next to figures. */
function withMinusSign(text: string): string {
  return text.replace('-', '−');
}
