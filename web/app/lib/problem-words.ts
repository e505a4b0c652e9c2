import type { TextValues } from '@danube/contract/texts/translator.ts';
import type { DataOf, Problem } from './failure.ts';
import type { TextKey, Translate } from './text-keys.ts';

/** The text of each code; a code's data may choose it. A table that lacks a code does not compile. */
export type ProblemTexts<Code extends string> = {
  readonly [Each in Code]: TextKey | ((data: DataOf<Each>) => TextKey);
};

/** A problem in words: what happened and how to continue. */
export function problemWords<Code extends string>(
  t: Translate,
  problem: Problem<Code>,
  texts: ProblemTexts<Code> & ProblemTexts<'UNKNOWN'>,
): string {
  const values = valuesIn(problem.data);
  const key = keyIn(texts, problem);
  const words = key && t(key, values);
  // A key comes back as it is where the screen has not loaded its group.
  return words && words !== key ? words : t(unknownKey(texts), values);
}

function unknownKey({ UNKNOWN }: ProblemTexts<'UNKNOWN'>): TextKey {
  return typeof UNKNOWN === 'function' ? UNKNOWN(null) : UNKNOWN;
}

/** Undefined if a newer server answers with something that this page has no words for. */
function keyIn(texts: object, { code, data }: Problem<string>): TextKey | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  // Tables are built by the type above: what is under a code takes that code's data.
  const text = Reflect.get(texts, code) as TextKey | ((data: unknown) => TextKey | undefined);
  return typeof text === 'function' ? text(data) : text;
}

/** Whatever a text may name: the fields of the data, minutes to wait. */
function valuesIn(data: unknown): TextValues {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const named = fields.filter(([, value]) => ['string', 'number'].includes(typeof value));
  const { retryAfterSeconds, ...rest } = Object.fromEntries(named);
  const minutes = Math.ceil(Number(retryAfterSeconds ?? 0) / 60);
  return { count: Math.max(1, minutes), ...rest };
}
