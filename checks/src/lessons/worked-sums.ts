/** A calculation in a lesson: `interest = 5.10 × 4 % = 0.204 dollars`. */
export type WorkedSum = {
  readonly line: number;
  readonly text: string;
  readonly worked: number;
  readonly written: number;
  /** The allowed difference: half of the last written digit. */
  readonly tolerance: number;
};

/**
 * Every calculation in a lesson's plain fenced blocks, including callouts. Lessons write their
 * calculations in such blocks; a line of words only, such as a formula, contains none.
 */
export function findSums(markdown: string): WorkedSum[] {
  const sums: WorkedSum[] = [];
  let fence: string | null = null;
  for (const [index, raw] of markdown.split('\n').entries()) {
    const line = raw.replace(/^(?:> ?)+/, '');
    const mark = /^```(.*)$/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === null ? mark.trim() : null;
    else if (fence === '') sums.push(...sumsOf(line, index + 1));
  }
  return sums;
}

export function isRight({ worked, written, tolerance }: WorkedSum): boolean {
  return Math.abs(worked - written) <= tolerance * (1 + 1e-6) + 1e-9;
}

/** `a = 2 × 3 = 6 = 12 ÷ 2` contains two: each expression is compared with the next. */
function sumsOf(text: string, line: number): WorkedSum[] {
  const parts = text.split(/\s=\s/);
  return parts.slice(1).flatMap((part, index) => {
    const before = read(parts[index] ?? '');
    const after = read(part);
    const isSum = before && after && before.operators > 0 && before.rest === '';
    if (!isSum) return [];
    const tolerance = after.operators > 0 ? 1e-9 : after.lastDigit / 2;
    return [{ line, text, worked: before.value, written: after.value, tolerance }];
  });
}

type Read = {
  readonly value: number;
  readonly operators: number;
  /** The value of one unit in the last written digit. */
  readonly lastDigit: number;
  /** Words that follow, such as a unit. */
  readonly rest: string;
};

const token = /^\s*(?:(\d[\d,]*(?:\.\d+)?)(\s?%)?|([-−+×÷^()]))/;

/** The longest expression at the start of the text; null if there is none. */
function read(text: string): Read | null {
  const tokens: (string | number)[] = [];
  let lastDigit = 1;
  let at = 0;
  for (let found = token.exec(text); found; found = token.exec(text.slice(at))) {
    const [all, digits, percent, sign] = found;
    // "12.00 − costs" isn't a calculation: the sign belongs to the following word.
    if (digits !== undefined) {
      const unit = percent ? 0.01 : 1;
      lastDigit = unit * 10 ** -(digits.split('.')[1]?.length ?? 0);
      tokens.push(Number(digits.replaceAll(',', '')) * unit);
    } else tokens.push(sign === '−' ? '-' : (sign ?? ''));
    at += all.length;
  }
  const value = evaluate(tokens);
  if (value === null) return null;
  const operators = tokens.filter((one) => typeof one === 'string' && /[-+×÷^]/.test(one)).length;
  // A sign before a single number only makes it negative.
  const signs = tokens.length === 2 ? 1 : 0;
  return { value, operators: operators - signs, lastDigit, rest: text.slice(at).trim() };
}

type Tokens = readonly (string | number)[];

/** Null if the expression is incomplete. */
function evaluate(tokens: Tokens): number | null {
  let at = 0;
  const take = (...signs: string[]) => {
    const next = tokens[at];
    if (typeof next !== 'string' || !signs.includes(next)) return null;
    at += 1;
    return next;
  };
  function atom(): number {
    if (take('-')) return -power();
    if (take('(')) {
      const inner = sum();
      return take(')') ? inner : Number.NaN;
    }
    const next = tokens[at];
    at += 1;
    return typeof next === 'number' ? next : Number.NaN;
  }
  function power(): number {
    const base = atom();
    return take('^') ? base ** power() : base;
  }
  function product(): number {
    let value = power();
    for (let sign = take('×', '÷'); sign; sign = take('×', '÷')) {
      value = sign === '×' ? value * power() : value / power();
    }
    return value;
  }
  function sum(): number {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      value = sign === '+' ? value + product() : value - product();
    }
    return value;
  }
  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}
