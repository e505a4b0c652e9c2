import {
  type QuizBar,
  quizBarSchema,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';

export const maxBars = 60;
export const minBars = 5;

/** What is wrong with a line: not four prices, or a high or low that isn't one. */
export type BarsError = {
  readonly line: number;
  readonly fault: 'prices' | 'high' | 'low' | 'tooMany';
};

/**
 * Parses a pasted table of prices: open, high, low and close in each line. Separated by commas, or
 * by semicolons or tabs, which leave the comma to the decimals. A header line is skipped.
 */
export function parseBars(text: string): QuizBar[] | BarsError {
  const bars: QuizBar[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const isHeading = bars.length === 0 && /^[\p{L}\s,;]+$/u.test(line);
    if (line.trim() === '' || isHeading) continue;
    const checked = quizBarSchema.safeParse(barOf(line));
    if (!checked.success) return { line: index + 1, fault: errorOf(checked.error.issues[0]) };
    bars.push(checked.data);
    if (bars.length > maxBars) return { line: index + 1, fault: 'tooMany' };
  }
  return bars;
}

export function formatBars(bars: readonly QuizBar[]): string {
  return bars.map(({ open, high, low, close }) => [open, high, low, close].join(',')).join('\n');
}

function barOf(line: string) {
  const cells = /[;\t]/.test(line) ? line.replaceAll(',', '.').split(/[;\t]/) : line.split(',');
  const [open, high, low, close, ...more] = cells.map(parsePrice);
  return more.length === 0 ? { open, high, low, close } : undefined;
}

function parsePrice(cell: string): number | undefined {
  return /^\s*\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : undefined;
}

function errorOf(issue: { code?: string; path: PropertyKey[] } | undefined): BarsError['fault'] {
  const [price] = issue?.code === 'custom' ? issue.path : [];
  return price === 'high' || price === 'low' ? price : 'prices';
}
