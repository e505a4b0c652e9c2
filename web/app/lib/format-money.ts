import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import { cachedByLanguage } from './format-locale.ts';

const exact = cachedByLanguage(
  (locales) => new Intl.NumberFormat(locales, { style: 'currency', currency: 'EUR' }),
);

const short = cachedByLanguage(
  (locales) =>
    new Intl.NumberFormat(locales, {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);

/** Euro cents as localised text, always with two decimals: €149.00. */
export function formatMoney(amount: Money, language: LanguageCode): string {
  return withMinusSign(exact(language).format(amount / 100));
}

/** Without decimals if they are zero: €149. For headlines, never for what is charged. */
export function formatMoneyShort(amount: Money, language: LanguageCode): string {
  return withMinusSign(short(language).format(amount / 100));
}

/** Most languages' data have a hyphen, which is too short next to figures. */
function withMinusSign(text: string): string {
  return text.replace('-', '−');
}

export type MoneyPart = { kind: 'whole' | 'fraction' | 'currency' | 'space'; text: string };

/**
 * The amount split into parts in the language's order, so that a large price can have small cents.
 */
export function moneyParts(amount: Money, language: LanguageCode): MoneyPart[] {
  const parts: MoneyPart[] = [];
  for (const part of exact(language).formatToParts(amount / 100)) {
    const kind = partKind(part.type);
    const last = parts.at(-1);
    const text = withMinusSign(part.value);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

function partKind(type: Intl.NumberFormatPartTypes): MoneyPart['kind'] {
  switch (type) {
    case 'decimal':
    case 'fraction':
      return 'fraction';
    case 'currency':
      return 'currency';
    case 'literal':
      return 'space';
    default:
      return 'whole';
  }
}
