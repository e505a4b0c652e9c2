import type { IndicatorPreview } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { danubeBandsDefaults } from '@danube/indicators/danube-bands.ts';
import { riskRulerDefaults } from '@danube/indicators/risk-ruler.ts';
import { sessionRangeDefaults } from '@danube/indicators/session-range.ts';
import { swingStructureDefaults } from '@danube/indicators/swing-structure.ts';
import type { TextKey } from '../../../../../lib/text-keys.ts';

type NumberRule = {
  readonly label: TextKey;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
};

/** The inputs by their names in the URL, limited by the number of bars. */
export const numberRules = {
  averageLength: {
    label: 'indicators.inputs.averageLength',
    min: 5,
    max: 60,
    step: 1,
    initial: danubeBandsDefaults.averageLength,
  },
  atrLength: {
    label: 'indicators.inputs.atrLength',
    min: 2,
    max: 60,
    step: 1,
    initial: danubeBandsDefaults.atrLength,
  },
  innerFactor: {
    label: 'indicators.inputs.innerFactor',
    min: 0.1,
    max: 5,
    step: 0.1,
    initial: danubeBandsDefaults.innerFactor,
  },
  outerFactor: {
    label: 'indicators.inputs.outerFactor',
    min: 0.1,
    max: 6,
    step: 0.1,
    initial: danubeBandsDefaults.outerFactor,
  },
  rangeMinutes: {
    label: 'indicators.inputs.rangeMinutes',
    min: 15,
    max: 180,
    step: 15,
    initial: sessionRangeDefaults.rangeMinutes,
  },
  buffer: {
    label: 'indicators.inputs.buffer',
    min: 0,
    max: 2,
    step: 0.05,
    initial: sessionRangeDefaults.buffer,
  },
  extension: {
    label: 'indicators.inputs.extension',
    min: 0,
    max: 4,
    step: 0.25,
    initial: sessionRangeDefaults.extension,
  },
  strength: {
    label: 'indicators.inputs.strength',
    min: 1,
    max: 10,
    step: 1,
    initial: swingStructureDefaults.strength,
  },
  stopFactor: {
    label: 'indicators.inputs.stopFactor',
    min: 0.5,
    max: 4,
    step: 0.1,
    initial: riskRulerDefaults.stopFactor,
  },
  rewardRatio: {
    label: 'indicators.inputs.rewardRatio',
    min: 0.5,
    max: 4,
    step: 0.1,
    initial: riskRulerDefaults.rewardRatio,
  },
  accountSize: {
    label: 'indicators.inputs.accountSize',
    min: 100,
    max: 1_000_000,
    step: 100,
    initial: riskRulerDefaults.accountSize,
  },
  riskPercent: {
    label: 'indicators.inputs.riskPercent',
    min: 0.1,
    max: 5,
    step: 0.1,
    initial: riskRulerDefaults.riskPercent,
  },
} as const satisfies Record<string, NumberRule>;

export type NumberName = keyof typeof numberRules;
export type InputName = NumberName | 'direction';

export const directions = ['long', 'short'] as const;

/** The inputs of each indicator that a visitor can change, in order. */
export const inputsOf: Readonly<Record<IndicatorPreview, readonly InputName[]>> = {
  'danube-bands': ['averageLength', 'atrLength', 'innerFactor', 'outerFactor'],
  'session-range': ['rangeMinutes', 'buffer', 'extension'],
  'swing-structure': ['strength'],
  'risk-ruler': [
    ...(['direction', 'atrLength', 'stopFactor', 'rewardRatio'] as const),
    ...(['accountSize', 'riskPercent'] as const),
  ],
};

/** The entered texts; a missing input has its default. */
export type InputTexts = Readonly<Partial<Record<InputName, string>>>;

export type PreviewValues = Readonly<Record<NumberName, number>> & {
  readonly direction: (typeof directions)[number];
};

export type PreviewInputs = {
  readonly texts: InputTexts;
  readonly values: PreviewValues;
  /** Inputs that aren't a number, or out of range; the nearest valid value is drawn. */
  readonly faults: ReadonlySet<InputName>;
};

const maxTextLength = 12;

/** The indicator inputs in a URL. */
export function readTexts(preview: IndicatorPreview, parameters: URLSearchParams): InputTexts {
  return Object.fromEntries(
    inputsOf[preview].flatMap((name) => {
      const text = parameters.get(name);
      return text === null ? [] : [[name, text.slice(0, maxTextLength)]];
    }),
  );
}

/** Returns something drawable, whatever the input. */
export function readInputs(texts: InputTexts): PreviewInputs {
  const names = Object.keys(numberRules);
  const read = names.map((name) => {
    // Object.keys loses the key type; the rules' keys are the names.
    const key = name as NumberName;
    return { key, ...parseNumber(texts[key], numberRules[key]) };
  });
  // One entry per rule.
  const numbers = Object.fromEntries(read.map(({ key, value }) => [key, value])) as Record<
    NumberName,
    number
  >;
  return {
    texts,
    values: { ...numbers, direction: texts.direction === 'short' ? 'short' : 'long' },
    faults: new Set(read.filter(({ isFaulty }) => isFaulty).map(({ key }) => key)),
  };
}

function parseNumber(text: string | undefined, { min, max, step, initial }: NumberRule) {
  if (text === undefined) return { value: initial, isFaulty: false };
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  if (!Number.isFinite(number)) return { value: initial, isFaulty: true };
  // Lengths are in whole bars; other inputs may have fractions.
  const whole = step === 1 ? Math.round(number) : number;
  const value = Math.min(max, Math.max(min, whole));
  return { value, isFaulty: value !== number };
}

/** The page's URL with these inputs; defaults are left out. */
export function previewUrl(path: string, texts: InputTexts): string {
  const parameters = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) {
    // `Object.entries` loses the type of the names.
    if (text !== defaultText(name as InputName)) parameters.set(name, text);
  }
  const search = parameters.toString();
  return search ? `${path}?${search}` : path;
}

export function defaultText(name: InputName): string {
  return name === 'direction' ? directions[0] : String(numberRules[name].initial);
}
