import type { TextValues } from '@danube/contract/texts/translator.ts';
import type { DataOf, Problem } from './failure.ts';
import type { TextKey, Translate } from './text-keys.ts';

/** The text of each code, possibly depending on its data. A missing code is a compile error. */
export type ProblemTexts<Code extends string> = {
  readonly [Each in Code]: TextKey | ((data: DataOf<Each>) => TextKey);
};

/** The message for a problem: what happened and what to do next. */
export function problemMessage<Code extends string>(
  t: Translate,
  problem: Problem<Code>,
  texts: ProblemTexts<Code> & ProblemTexts<'UNKNOWN'>,
): string {
  const values = valuesIn(problem.data);
  const key = keyIn(texts, problem);
  const words = key && t(key, values);
  // The key itself is returned if its group isn't loaded.
  return words && words !== key ? words : t(unknownKey(texts), values);
}

function unknownKey({ UNKNOWN }: ProblemTexts<'UNKNOWN'>): TextKey {
  return typeof UNKNOWN === 'function' ? UNKNOWN(null) : UNKNOWN;
}

/** Undefined if a newer server sends a code that this page doesn't know. */
function keyIn(texts: object, { code, data }: Problem<string>): TextKey | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  // The table's type guarantees that the function under a code takes that code's data.
  const text = Reflect.get(texts, code) as TextKey | ((data: unknown) => TextKey | undefined);
  return typeof text === 'function' ? text(data) : text;
}

/** The values that a text may use: the fields of the data, minutes to wait. */
function valuesIn(data: unknown): TextValues {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const named = fields.filter(([, value]) => ['string', 'number'].includes(typeof value));
  const { retryAfterSeconds, ...rest } = Object.fromEntries(named);
  const minutes = Math.ceil(Number(retryAfterSeconds ?? 0) / 60);
  return { count: Math.max(1, minutes), ...rest };
}
