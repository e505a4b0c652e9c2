import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';
import type { TextGroup } from '@danube/contract/site/text-group.ts';
import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  academyTimeZone,
  type DateStyle,
  formatDate,
  formatRelative,
  formatZone,
} from './format-date.ts';
import { formatMoney, formatMoneyShort } from './format-money.ts';
import { formatChange, formatCompact, formatNumber, formatPercent } from './format-number.ts';
import { useTextLanguage } from './texts.tsx';

const TimeZoneContext = createContext(academyTimeZone);

/**
 * Sets the time zone for everything below: the academy's on cached pages, the visitor's elsewhere.
 */
export function TimeZoneProvider(props: { timeZone: string; children: ReactNode }) {
  return <TimeZoneContext value={props.timeZone}>{props.children}</TimeZoneContext>;
}

export type Format = {
  language: LanguageCode;
  timeZone: string;
  number(value: number, fractionDigits?: number): string;
  percent(share: number, fractionDigits?: number): string;
  change(share: number, fractionDigits?: number): string;
  compact(value: number): string;
  money(amount: Money): string;
  moneyShort(amount: Money): string;
  date(instant: Date, style: DateStyle): string;
  zone(instant: Date): string;
  relative(instant: Date, now: Date): string;
};

/** The format functions for the language of the sentences (of this group) and the time zone. */
export function useFormat(group?: TextGroup): Format {
  const language = useTextLanguage(group);
  const timeZone = use(TimeZoneContext);
  return useMemo(() => {
    const view = { language, timeZone };
    return {
      ...view,
      number: (value, fractionDigits) => formatNumber(value, language, fractionDigits),
      percent: (share, fractionDigits) => formatPercent(share, language, fractionDigits),
      change: (share, digits) => formatChange(share, language, digits),
      compact: (value) => formatCompact(value, language),
      money: (amount) => formatMoney(amount, language),
      moneyShort: (amount) => formatMoneyShort(amount, language),
      date: (instant, style) => formatDate(instant, style, view),
      zone: (instant) => formatZone(instant, view),
      relative: (instant, now) => formatRelative(instant, now, language),
    };
  }, [language, timeZone]);
}
