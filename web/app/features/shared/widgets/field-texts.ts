import type { TextKey } from '../../../lib/text-keys.ts';
import type { FieldErrorCode } from './calculate.ts';
import type { Market } from './markets.ts';
import type { FieldName } from './tools.ts';

export function labelOf(field: FieldName, market: Market): TextKey {
  const isPips = market.id === 'eurusd';
  switch (field) {
    case 'distance':
      return isPips ? 'widgets.fields.distancePips' : 'widgets.fields.distancePoints';
    case 'move':
      return isPips ? 'widgets.fields.movePips' : 'widgets.fields.movePoints';
    case 'size':
      return market.sizeUnit === 'lots'
        ? 'widgets.fields.sizeLots'
        : 'widgets.fields.sizeContracts';
    default:
      return plainLabels[field];
  }
}

const plainLabels = {
  capital: 'widgets.fields.capital',
  risk: 'widgets.fields.risk',
  entry: 'widgets.fields.entry',
  stop: 'widgets.fields.stop',
  target: 'widgets.fields.target',
  leverage: 'widgets.fields.leverage',
  monthly: 'widgets.fields.monthly',
  yearly: 'widgets.fields.yearly',
  years: 'widgets.fields.years',
  rate: 'widgets.fields.rate',
} as const satisfies Partial<Record<FieldName, TextKey>>;

export const helpTexts: Readonly<Partial<Record<FieldName, TextKey>>> = {
  leverage: 'widgets.help.leverage',
  rate: 'widgets.help.rate',
  yearly: 'widgets.help.yearly',
};

/** Symbols inside a field; the same in every language. */
export const fieldSymbols: Readonly<Partial<Record<FieldName, string>>> = {
  capital: 'EUR',
  monthly: 'EUR',
  risk: '%',
  yearly: '%',
};

export const fieldErrorTexts: Record<FieldErrorCode, TextKey> = {
  missing: 'widgets.faults.missing',
  unreadable: 'widgets.faults.unreadable',
  'out-of-range': 'widgets.faults.outOfRange',
  'stop-at-entry': 'widgets.faults.stopAtEntry',
  'target-on-wrong-side': 'widgets.faults.targetOnWrongSide',
};
