import type { TextKey } from '../../../lib/text-keys.ts';
import type { FieldErrorCode } from './calculate.ts';
import type { Market } from './markets.ts';
import type { FieldName } from './tools.ts';

export function labelOf(field: FieldName, market: Market): TextKey {
  switch (field) {
    case 'distance':
      return distanceLabels[market.pointUnit];
    case 'move':
      return moveLabels[market.pointUnit];
    case 'size':
      return sizeLabels[market.sizeUnit];
    default:
      return plainLabels[field];
  }
}

const distanceLabels: Readonly<Record<Market['pointUnit'], TextKey>> = {
  points: 'widgets.fields.distancePoints',
  pips: 'widgets.fields.distancePips',
  euros: 'widgets.fields.distanceEuros',
};

const moveLabels: Readonly<Record<Market['pointUnit'], TextKey>> = {
  points: 'widgets.fields.movePoints',
  pips: 'widgets.fields.movePips',
  euros: 'widgets.fields.moveEuros',
};

const sizeLabels: Readonly<Record<Market['sizeUnit'], TextKey>> = {
  contracts: 'widgets.fields.sizeContracts',
  lots: 'widgets.fields.sizeLots',
  shares: 'widgets.fields.sizeShares',
};

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
